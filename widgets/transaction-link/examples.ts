import { bankLinkExamples } from '#flow/sample-bank-link.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { TransactionLinkProps } from './props.ts';

export const examples: WidgetExample<TransactionLinkProps>[] = bankLinkExamples();
