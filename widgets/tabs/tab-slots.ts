/** Slots of the panels, in the order of the labels. Apart from the props schema, which never goes to the browser. */
export const tabSlots = ['tab1', 'tab2', 'tab3', 'tab4', 'tab5', 'tab6'] as const;
export type TabSlot = (typeof tabSlots)[number];
