import { customer } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PasswordChange } from './password-change.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'password-change',
  version: 1,
  title: 'Change the password',
  description: 'A signed-in customer sets a new password; other devices are signed out.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /password-change.',
    avoid: 'For somebody who has forgotten the password: restore it instead.',
  },
  props,
  hydrate: 'interaction',
  access: customer,
  queries,
  view: PasswordChange,
  texts,
  sharesTexts: ['account.', 'form.', 'runtime.'],
  examples,
});
