import { customer } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { ProfileSettings } from './profile-settings.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'profile-settings',
  version: 1,
  title: 'Profile settings',
  description: 'Contacts, details, password, passkeys, signature keys and devices of a signed-in customer.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /profile-settings.',
    avoid: 'For a single question: use a form of the content system.',
  },
  props,
  hydrate: 'interaction',
  access: customer,
  queries,
  view: ProfileSettings,
  texts,
  sharesTexts: ['account.', 'date.', 'passkey.', 'form.', 'runtime.'],
  examples,
});
