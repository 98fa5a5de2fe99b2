import { type Static, Type } from 'typebox';
import { key, link, text } from '#registry/fields.ts';

export const props = Type.Object({
  name: text({ title: 'Name beside the mark', maxLength: 40, default: 'Mozaika' }),
  menu: key({ title: 'Key of the main menu', relation: 'menu', default: 'main' }),
  accountMenu: key({ title: 'Key of the menu for customers', relation: 'menu', default: 'main-auth' }),
  help: link({ title: 'Where help is: the same place on every page', default: '/contacts' }),
  phone: text({ title: 'Phone of the helpline', maxLength: 30, default: '22 000 01 23' }),
  hours: text({
    title: 'When the helpline answers',
    maxLength: 80,
    default: 'pon.–pt. 8.00–20.00, sob. 9.00–15.00',
  }),
});
export type SiteHeaderProps = Static<typeof props>;
