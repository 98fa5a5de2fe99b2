import { phoneExamples } from '#flow/sample-phone.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { ConfirmMobileProps } from './props.ts';

export const examples: WidgetExample<ConfirmMobileProps>[] = phoneExamples;
