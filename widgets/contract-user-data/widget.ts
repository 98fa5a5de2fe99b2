import { statusAndAfter } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ContractUserData } from './contract-user-data.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contract-user-data',
  version: 1,
  title: 'Customer data',
  description: 'Name, contacts and address of the customer, with the registry of addresses.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /active-contract/user-data.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'idle',
  access: statusAndAfter(['show-contract', 'contract']),
  queries,
  view: ContractUserData,
  texts,
  sharesTexts: ['contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
