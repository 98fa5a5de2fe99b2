import type { ChatMessage, ChatMessageState } from '#schemas/chat.ts';

/** What this browser has of a room, oldest first, each number once. */
export interface History {
  readonly messages: readonly ChatMessage[];
  /** Whether the platform has older ones. */
  readonly hasOlder: boolean;
}

/** The history with messages put at their places; a number that is known already takes what is newer of it. */
export function withMessages(history: History, more: readonly ChatMessage[]): History {
  if (more.length === 0) return history;
  const byNumber = new Map(history.messages.map((message) => [message.number, message]));
  for (const message of more) {
    const known = byNumber.get(message.number);
    byNumber.set(message.number, known ? { ...message, state: later(known.state, message.state) } : message);
  }
  return { ...history, messages: [...byNumber.values()].toSorted((one, other) => one.number - other.number) };
}

/**
 * How far the history goes without a gap, from its first message on: what is asked for after a cut begins behind it.
 * Numbers of a room have no gaps, so one that is missing is on its way or was lost.
 */
export function wholeUntil({ messages }: History): number {
  let until = (messages[0]?.number ?? 1) - 1;
  for (const { number } of messages) {
    if (number !== until + 1) break;
    until = number;
  }
  return until;
}

/** Own messages up to these numbers have got that far. What was read once does not become unread. */
export function withState(
  history: History,
  { delivered, read }: { readonly delivered: number; readonly read: number },
): History {
  const reached = (number: number): ChatMessageState =>
    number <= read ? 'read' : number <= delivered ? 'delivered' : 'sent';
  return {
    ...history,
    messages: history.messages.map((message) => {
      if (message.author.side !== 'customer') return message;
      const state = later(message.state, reached(message.number));
      return state === message.state ? message : { ...message, state };
    }),
  };
}

const order: readonly ChatMessageState[] = ['sent', 'delivered', 'read'];
const later = (one: ChatMessageState, other: ChatMessageState): ChatMessageState =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;
