import type { WidgetExample } from '#registry/widget.ts';
import { phoneExamples } from '#ui/loan/sample-phone.ts';
import type { ConfirmMobileUpdateProps } from './props.ts';

export const examples: WidgetExample<ConfirmMobileUpdateProps>[] = phoneExamples;
