import { defineWidget } from '#registry/define-widget.ts';
import { AccessNotice } from './access-notice.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'access-notice',
  version: 1,
  title: 'Access notice',
  description: 'A page that shows its visitor nothing: what it is for, and the way to sign in or to go on.',
  category: 'system',
  guidance: {
    use: 'Stands by itself where all blocks of a page, or the first one of a customer’s screen, are refused.',
    avoid: 'As a block that an editor places: give a block conditions to leave it out without a word.',
  },
  props,
  hydrate: 'never',
  view: AccessNotice,
  texts,
  sharesTexts: ['account.'],
  examples: [
    {
      name: 'normal',
      title: 'A screen of the loan, opened without signing in',
      props: { title: 'Nasza propozycja', screen: 'counter-offer' },
    },
    { name: 'minimal', title: 'A page of one’s own', props: { title: 'Strefa klienta' } },
    {
      name: 'long',
      title: 'A long title',
      props: {
        title: 'Zaświadczenia, aneksy i pełnomocnictwa do umowy pożyczki konsolidacyjnej',
      },
    },
  ],
});
