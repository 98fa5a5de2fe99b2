import { type Static, Type } from 'typebox';
import { key, link, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  menu: key({ title: 'Key of the menu', relation: 'menu', default: 'bottom' }),
  company: text({ title: 'Company', default: '' }),
  address: text({ title: 'Address', default: '' }),
  phone: text({ title: 'Phone', maxLength: 30, default: '' }),
  hours: text({
    title: 'When the helpline answers',
    maxLength: 80,
    default: '',
  }),
  email: text({ title: 'E-mail', maxLength: 100, default: '' }),
  help: link({ title: 'Where help is: the same place on every page', default: '/contacts' }),
  register: text({ title: 'Register and tax numbers', default: '' }),
  warning: text({
    title: 'Cost warning',
    description: 'Empty: the one in force (configuration "credit")',
    default: '',
  }),
  example: longText({ title: 'Representative example', default: '' }),
});
export type SiteFooterProps = Static<typeof props>;
