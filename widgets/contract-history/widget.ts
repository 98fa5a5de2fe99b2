import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractHistory } from './contract-history.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-history',
  version: 1,
  title: 'Contract history',
  description: 'Money that moved, newest first.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/history.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['contract']),
  queries,
  view: ContractHistory,
  texts,
  sharesTexts: ['date.', 'contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
