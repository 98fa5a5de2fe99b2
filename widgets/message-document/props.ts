import type { Static } from 'typebox';
import { messageWidgetProps } from '#schemas/message-widgets.ts';

export const props = messageWidgetProps['message-document'];
export type MessageDocumentProps = Static<typeof props>;
