import { type Static, Type } from 'typebox';
import { list, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  labels: list(text({ title: 'Label', minLength: 1, maxLength: 60 }), {
    title: 'Tabs',
    minItems: 2,
    maxItems: 6,
  }),
});
export type TabsProps = Static<typeof props>;

export const tabSlots = ['tab1', 'tab2', 'tab3', 'tab4', 'tab5', 'tab6'] as const;
export type TabSlot = (typeof tabSlots)[number];
