import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { BankTransferVerification } from './bank-transfer-verification.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'bank-transfer-verification',
  version: 1,
  title: 'Transfer of one grosz',
  description:
    'The data of the transfer that proves an account, to copy or to send at once by a bank of the list, and whether it has come.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /verification.',
    avoid: 'For repayments: they have a screen of their own.',
  },
  props,
  hydrate: 'load',
  access: status(['payment-request']),
  queries,
  view: BankTransferVerification,
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
