import type { Static } from 'typebox';
import { messageWidgetProps } from '#schemas/message-widgets.ts';

export const props = messageWidgetProps['message-payment'];
export type MessagePaymentProps = Static<typeof props>;
