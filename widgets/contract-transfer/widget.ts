import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractTransfer } from './contract-transfer.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-transfer',
  version: 1,
  title: 'Transfer',
  description: 'From the card’s account to a proved account of the customer.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/transfer.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['contract']),
  queries,
  view: ContractTransfer,
  texts,
  sharesTexts: ['contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
