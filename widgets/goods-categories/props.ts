import { type Static, Type } from 'typebox';
import { longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; the page’s without it', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
});
export type GoodsCategoriesProps = Static<typeof props>;
