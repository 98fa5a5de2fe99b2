import { type Static, Type } from 'typebox';
import { flag, list, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Name of the list; empty: the usual one', maxLength: 80 })),
  items: list(
    object({
      label: text({ title: 'Words', minLength: 1, maxLength: 60 }),
      target: Type.String({
        title: 'Id of the block to go to',
        pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
        maxLength: 100,
        field: 'key',
      }),
    }),
    { title: 'Places on this page', maxItems: 12, default: [] },
  ),
  sticky: flag({ title: 'Stays at the top of a wide window', default: true }),
});
export type AnchorNavigationProps = Static<typeof props>;
