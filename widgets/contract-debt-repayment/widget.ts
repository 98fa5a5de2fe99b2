import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractDebtRepayment } from './contract-debt-repayment.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-debt-repayment',
  version: 1,
  title: 'Repayment',
  description: 'Ways to pay: an instalment, all of it, or an amount of one’s own; by transfer or online.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/debt-repayment.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['contract']),
  queries,
  view: ContractDebtRepayment,
  texts,
  sharesTexts: ['contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
