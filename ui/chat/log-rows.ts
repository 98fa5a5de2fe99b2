import { calendarDay } from '#engine/format/moments.ts';
import type { ChatMessage } from '#schemas/chat.ts';
import type { OutboxEntry } from './outbox.ts';

/** What stands in the log, one under the other. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  /** Here begins what the customer has not read. */
  | { readonly kind: 'divider'; readonly key: string }
  /** `begins`: another voice than in the row before, so its name is told. */
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly begins: boolean;
    }
  | { readonly kind: 'waiting'; readonly key: string; readonly entry: OutboxEntry };

interface LogPlace {
  /** Number up to which the customer had read when the room was opened; null where nothing is new. */
  readonly readUntil: number | null;
  /** IANA name: days begin at midnight there. */
  readonly timeZone: string;
}

/** Rows of a room: messages with their days, then what the outbox has. */
export function logRows(
  messages: readonly ChatMessage[],
  outbox: readonly OutboxEntry[],
  { readUntil, timeZone }: LogPlace,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  let before: ChatMessage | null = null;
  let isDivided = readUntil === null;
  for (const message of messages) {
    const day = dayOf(message, timeZone);
    const isNewDay = before === null || dayOf(before, timeZone) !== day;
    if (isNewDay) rows.push({ kind: 'day', key: `day:${day}:${message.number}`, date: message.date_created });
    const isNew = !isDivided && message.author.side === 'agent' && message.number > (readUntil ?? 0);
    if (isNew) rows.push({ kind: 'divider', key: 'divider' });
    isDivided ||= isNew;
    const begins = isNewDay || isNew || !before || !isSameVoice(before, message);
    // A message keeps its row, and what is read aloud of it, when the server has confirmed it.
    rows.push({ kind: 'message', key: message.client_id ?? message.uuid, message, begins });
    before = message;
  }
  return [...rows, ...outbox.map((entry) => ({ kind: 'waiting', key: entry.key, entry }) as const)];
}

/** A date that is none keeps to itself: a broken one must not take the whole log away. */
function dayOf({ date_created }: ChatMessage, timeZone: string): string {
  const moment = new Date(date_created);
  return Number.isNaN(moment.getTime()) ? '' : calendarDay(moment, timeZone);
}

const isSameVoice = (one: ChatMessage, other: ChatMessage): boolean =>
  one.author.side === other.author.side && one.author.name === other.author.name;
