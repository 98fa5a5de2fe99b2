import type { Static } from 'typebox';
import { messageWidgetProps } from '#schemas/message-widgets.ts';

export const props = messageWidgetProps['message-calculator'];
export type MessageCalculatorProps = Static<typeof props>;
