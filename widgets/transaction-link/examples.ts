import type { WidgetExample } from '#registry/widget.ts';
import { bankLinkExamples } from '#ui/loan/sample-bank-link.ts';
import type { TransactionLinkProps } from './props.ts';

export const examples: WidgetExample<TransactionLinkProps>[] = bankLinkExamples();
