import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractDocs } from './contract-docs.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-docs',
  version: 1,
  title: 'Contract documents',
  description: 'Documents of the loan, to download.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/docs.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['show-contract', 'contract']),
  queries,
  view: ContractDocs,
  texts,
  sharesTexts: ['date.', 'contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
