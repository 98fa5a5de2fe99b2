import { defineWidget } from '#registry/define-widget.ts';
import type { userLoginByLink } from '#schemas/calls/auth.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { OneClickSignIn } from './one-click-signin.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

const dataWith = (sampleToken: string | null) => ({
  exchange: { call: sampleRef<typeof userLoginByLink>(), next: null, sampleToken },
});
const data = dataWith('sample');

export const widget = defineWidget({
  type: 'one-click-signin',
  version: 1,
  title: 'One-click sign-in',
  description: 'Takes the token of a mailed link out of the address and signs in with it.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /signin/one-click and /authlink, where the links of messages lead.',
    avoid: 'Anywhere else: without a token it can only say that there is none.',
  },
  props,
  hydrate: 'load',
  queries,
  view: OneClickSignIn,
  texts,
  sharesTexts: ['account.', 'runtime.'],
  examples: [
    { name: 'normal', title: 'A link of a message', props: {}, data },
    {
      name: 'long',
      title: 'A long heading',
      props: {
        title: 'Sprawdzamy link z wiadomości, którą wysłaliśmy na Twój adres poczty elektronicznej',
      },
      data,
    },
    { name: 'minimal', title: 'No token in the address', props: { title: '' }, data: dataWith(null) },
    { name: 'broken', title: 'A call that cannot be made', props: {}, data },
  ],
});
