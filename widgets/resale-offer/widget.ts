import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { ResaleOffer } from './resale-offer.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'resale-offer',
  version: 1,
  title: 'Partners that may help',
  description:
    'Partners that would take over an application we cannot grant; handing it over is the customer’s choice.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /resale-offer, the screen of the status resale-offer.',
    avoid: 'Anywhere else: its calls are refused in every other status.',
  },
  props,
  hydrate: 'interaction',
  access: status(['resale-offer']),
  queries,
  view: ResaleOffer,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
