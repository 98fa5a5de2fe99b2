import type { MessageWidget } from '#schemas/message-widgets.ts';

/** A message of a customer on its way out to a program, or to a channel of somebody else’s. */
export interface HeardMessage {
  readonly room: string;
  /** Place in the room; 1 is the first. */
  readonly number: number;
  readonly text: string;
  /** Name of the file that came with it. */
  readonly file: string | null;
  readonly language: string;
}

/** What comes back into the chat. A widget is one of the allow-list, and is checked like an agent’s. */
export interface SaidMessage {
  readonly text: string;
  readonly widget?: MessageWidget;
}

/**
 * Where messages of customers may go besides the desk, and answers may come from: a bot, or a bridge to another messenger. Out
 * goes a message, in comes a message; what else a chat is stays here. Asked while a customer waits and no agent is there, again
 * after a failure, so that the same message may be heard twice; its answer is stored once.
 */
export interface ChatChannel {
  /** Account its answers are written under. */
  readonly name: string;
  /** Whether a program answers; people are told. */
  readonly isBot: boolean;
  /** @returns what is said to it; null to leave it to the desk */
  hear(message: HeardMessage): Promise<SaidMessage | null>;
}
