import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { SignIn } from './signin.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'signin',
  version: 1,
  title: 'Sign in',
  description: 'Ways into an account: password, passkey, link by mail, signature, social network.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /signin. Override the page to say something above or below it.',
    avoid: 'On other pages: link to /signin, so that browsers find their saved passwords.',
  },
  props,
  hydrate: 'interaction',
  queries,
  view: SignIn,
  texts,
  sharesTexts: ['account.', 'passkey.', 'form.', 'runtime.'],
  examples,
});
