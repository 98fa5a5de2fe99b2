import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractMainCard } from './contract-main-card.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-main-card',
  version: 1,
  title: 'Contract overview',
  description: 'The offer to sign, or the running loan: next payment, card, progress.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/main-card.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['show-contract', 'contract']),
  queries,
  view: ContractMainCard,
  texts,
  sharesTexts: ['contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
