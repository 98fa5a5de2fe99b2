import { type Static, Type } from 'typebox';
import { key, link, text } from '#registry/fields.ts';

export const props = Type.Object({
  name: text({ title: 'Name beside the mark', maxLength: 40, default: 'Mozaika' }),
  menu: key({ title: 'Key of the main menu', relation: 'menu', default: 'main' }),
  accountMenu: key({ title: 'Key of the menu for customers', relation: 'menu', default: 'main-auth' }),
  help: link({ title: 'Where help is: the same place on every page', default: '/contacts' }),
  cart: Type.Optional(link({ title: 'Where the cart is; without it there is no link to it' })),
  phone: text({ title: 'Phone of the helpline', maxLength: 30, default: '' }),
  hours: text({
    title: 'When the helpline answers',
    maxLength: 80,
    default: '',
  }),
});
export type SiteHeaderProps = Static<typeof props>;
