/**
 * Widgets that may stand in a message of the chat: the allow-list, for both ends. Without schemas: the browser loads this file.
 */
export const messageWidgetTypes = [
  'message-calculator',
  'message-document',
  'message-payment',
  'message-card',
] as const;
export type MessageWidgetType = (typeof messageWidgetTypes)[number];

/** Whether a type is on the list; whatever else a message names is not shown. */
export const isMessageWidget = (type: string): type is MessageWidgetType =>
  messageWidgetTypes.some((one) => one === type);

/** What a customer may be asked for. */
export const askedDocuments = ['identity', 'income', 'statement', 'address'] as const;
/** What a customer may be led to do with the card. */
export const cardActions = ['block', 'pin', 'remind'] as const;
