import { type Static, Type } from 'typebox';
import { key, link, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  menu: key({ title: 'Key of the menu', relation: 'menu', default: 'bottom' }),
  company: text({ title: 'Company', default: 'Mozaika Finanse sp. z o.o.' }),
  address: text({ title: 'Address', default: 'ul. Kafelkowa 12, 00-999 Warszawa' }),
  phone: text({ title: 'Phone', maxLength: 30, default: '+48 22 000 01 23' }),
  hours: text({
    title: 'When the helpline answers',
    maxLength: 80,
    default: 'pon.–pt. 8.00–20.00, sob. 9.00–15.00',
  }),
  email: text({ title: 'E-mail', maxLength: 100, default: 'kontakt@mozaika.example' }),
  help: link({ title: 'Where help is: the same place on every page', default: '/contacts' }),
  register: text({ title: 'Register and tax numbers', default: 'KRS 0009990001, NIP 525-999-00-01' }),
  warning: text({
    title: 'Cost warning',
    description: 'Empty: the one in force (configuration "credit")',
    default: '',
  }),
  example: longText({ title: 'Representative example', default: '' }),
});
export type SiteFooterProps = Static<typeof props>;
