import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractDetails } from './contract-details.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-details',
  version: 1,
  title: 'Contract details',
  description: 'All figures of the loan, its schedule, and the way to withdraw.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/details.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['show-contract', 'contract']),
  queries,
  view: ContractDetails,
  texts,
  sharesTexts: ['contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
