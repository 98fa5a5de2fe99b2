import { customer } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PasswordUpdate } from './password-update.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'password-update',
  version: 1,
  title: 'Replace a temporary password',
  description: 'A customer who has to replace the password sets a new one.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /password/update, the screen of the status change-password.',
    avoid: 'Anywhere else: the call behind it works only while the password has to be changed.',
  },
  props,
  hydrate: 'interaction',
  access: customer,
  queries,
  view: PasswordUpdate,
  texts,
  sharesTexts: ['account.', 'form.', 'runtime.'],
  examples,
});
