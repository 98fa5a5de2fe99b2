import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { CounterOffer } from './counter-offer.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'counter-offer',
  version: 1,
  title: 'Offers below what was asked for',
  description: 'Compares the offers the customer may take instead of the loan asked for; none is preferred.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /counter-offer, the screen of the status counter-offer.',
    avoid: 'Words that push towards one of the offers, or hurry.',
  },
  props,
  hydrate: 'interaction',
  access: status(['counter-offer']),
  queries,
  view: CounterOffer,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
