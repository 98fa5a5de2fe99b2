import { bankLinkExamples } from '#flow/sample-bank-link.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { KontomatikProps } from './props.ts';

export const examples: WidgetExample<KontomatikProps>[] = bankLinkExamples();
