import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { Identification } from './identification.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'identification',
  version: 1,
  title: 'Ways of proving who one is',
  description:
    'Bank link, consent at the bank, or a transfer of one grosz: what each means and how long it takes.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /identification, the screen of the status payment-request.',
    avoid: 'Words that make one way look like the only one.',
  },
  props,
  hydrate: 'never',
  access: status(['payment-request']),
  queries,
  view: Identification,
  texts,
  sharesTexts: ['flow.', 'account.', 'runtime.'],
  examples,
});
