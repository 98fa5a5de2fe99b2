import { CheckoutView } from './checkout-view.tsx';
import { useDeviceCheckout, useSampleCheckout } from './use-checkout.ts';
import type { CheckoutViewProps } from './view-props.ts';

/** From the cart to an order: who buys, where it goes, how it is paid, and what it comes to all the way. */
export function Checkout(view: CheckoutViewProps) {
  return view.data.place.sample ? <SampleCheckout {...view} /> : <DeviceCheckout {...view} />;
}

function DeviceCheckout(view: CheckoutViewProps) {
  return <CheckoutView {...view} model={useDeviceCheckout(view.data.place)} />;
}

function SampleCheckout(view: CheckoutViewProps) {
  return <CheckoutView {...view} model={useSampleCheckout(view.data.place)} />;
}

export default Checkout;
