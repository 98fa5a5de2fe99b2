import { type Static, Type } from 'typebox';
import { list, text } from '#registry/fields.ts';
import { tabSlots } from './tab-slots.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  labels: list(text({ title: 'Label', minLength: 1, maxLength: 60 }), {
    title: 'Tabs',
    minItems: 2,
    maxItems: tabSlots.length,
  }),
});
export type TabsProps = Static<typeof props>;
