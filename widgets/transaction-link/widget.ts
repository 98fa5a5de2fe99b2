import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';
import { TransactionLink } from './transaction-link.tsx';

export const widget = defineWidget({
  type: 'transaction-link',
  version: 1,
  title: 'Identification by a consent at the bank',
  description:
    'A consent to read an account, given at the bank itself; the choice of an account, waiting, and every way it can fail.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /transaction-link.',
    avoid: 'For payments: nothing is paid here.',
  },
  props,
  hydrate: 'load',
  access: status(['payment-request']),
  queries,
  view: TransactionLink,
  texts,
  sharesTexts: [
    'identification.',
    'flow.',
    'account.',
    'contract.copy',
    'contract.copied',
    'form.',
    'runtime.',
  ],
  examples,
});
