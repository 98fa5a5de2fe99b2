import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractCardDetails } from './contract-card-details.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-card-details',
  version: 1,
  title: 'Card',
  description: 'The card of the loan: data, PIN, block.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/card-details.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['contract']),
  queries,
  view: ContractCardDetails,
  texts,
  sharesTexts: ['contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
