import { type Static, Type } from 'typebox';
import { key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  menu: key({ title: 'Key of the menu', default: 'bottom' }),
  company: text({ title: 'Company', default: 'Mozaika Finanse sp. z o.o.' }),
  address: text({ title: 'Address', default: 'ul. Kafelkowa 12, 00-999 Warszawa' }),
  phone: text({ title: 'Phone', maxLength: 30, default: '+48 22 000 01 23' }),
  email: text({ title: 'E-mail', maxLength: 100, default: 'kontakt@mozaika.example' }),
  register: text({ title: 'Register and tax numbers', default: 'KRS 0009990001, NIP 525-999-00-01' }),
  warning: text({ title: 'Cost warning', description: 'Empty: the usual words', default: '' }),
  example: longText({ title: 'Representative example', default: '' }),
});
export type SiteFooterProps = Static<typeof props>;
