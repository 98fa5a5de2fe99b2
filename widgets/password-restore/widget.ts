import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PasswordRestore } from './password-restore.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'password-restore',
  version: 1,
  title: 'Restore a password',
  description: 'Asks who somebody is and sends a code, or a link, for a new password.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /password-restore and /password/reset.',
    avoid: 'For somebody who is signed in: the password change is simpler.',
  },
  props,
  hydrate: 'interaction',
  queries,
  view: PasswordRestore,
  texts,
  sharesTexts: ['account.', 'form.', 'runtime.'],
  examples,
});
