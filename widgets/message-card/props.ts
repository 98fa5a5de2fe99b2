import type { Static } from 'typebox';
import { messageWidgetProps } from '#schemas/message-widgets.ts';

export const props = messageWidgetProps['message-card'];
export type MessageCardActionProps = Static<typeof props>;
