import { type Static, Type } from 'typebox';
import { key, link, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: text({ title: 'Title of the page', minLength: 1 }),
  screen: optional(key({ title: 'Alias of the fixed screen, which has words of its own' })),
  leads_to: optional(link({ title: 'Screen of the status the customer’s application has' })),
});
export type AccessNoticeProps = Static<typeof props>;
