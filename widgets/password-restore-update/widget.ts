import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PasswordRestoreUpdate } from './password-restore-update.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'password-restore-update',
  version: 1,
  title: 'Set a new password with a code',
  description: 'Takes the code of a message and a new password.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /password-restore/update, where codes and links of messages lead.',
    avoid: 'For somebody who is signed in: the password change is simpler.',
  },
  props,
  // At once: a link's fragment holds a code, which must leave the address bar before anything else happens ([sec 12]).
  hydrate: 'load',
  queries,
  view: PasswordRestoreUpdate,
  texts,
  sharesTexts: ['account.', 'form.', 'runtime.'],
  examples,
});
