import { type Static, Type } from 'typebox';
import { link, list, text } from '#registry/fields.ts';

export const props = Type.Object({
  items: list(
    Type.Object({ title: text({ title: 'Words', minLength: 1 }), link: link({ title: 'Address' }) }),
    {
      title: 'Trail after the start page, the page itself last',
      description: 'Empty: made from the address of the page',
      maxItems: 8,
      default: [],
    },
  ),
});
export type BreadcrumbsProps = Static<typeof props>;
