import type { WidgetExample } from '#registry/widget.ts';
import { phoneExamples } from '#ui/loan/sample-phone.ts';
import type { ConfirmMobileProps } from './props.ts';

export const examples: WidgetExample<ConfirmMobileProps>[] = phoneExamples;
