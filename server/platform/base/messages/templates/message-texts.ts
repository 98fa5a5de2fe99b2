import type { MessageTemplate } from '../message.ts';

/** Subject and text of a message; `{sender}` and the places named by `MessageValues` are filled in. */
export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

/** Every message in one language. */
export type MessageTexts = Readonly<Record<MessageTemplate, MessageText>>;
