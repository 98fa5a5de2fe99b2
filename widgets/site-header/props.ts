import { type Static, Type } from 'typebox';
import { key, text } from '#registry/fields.ts';

export const props = Type.Object({
  name: text({ title: 'Name beside the mark', maxLength: 40, default: 'Mozaika' }),
  menu: key({ title: 'Key of the main menu', default: 'main' }),
  accountMenu: key({ title: 'Key of the menu for customers', default: 'main-auth' }),
});
export type SiteHeaderProps = Static<typeof props>;
