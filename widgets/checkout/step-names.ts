/** The steps of an order in their order, by what stands in the address (`?step=`). */
export const checkoutSteps = ['dane', 'dostawa', 'platnosc'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
