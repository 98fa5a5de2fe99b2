import { and, eq, exists, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Log, Orm } from '../base/database/database.ts';
import { type MessageSender, MissingGateway } from '../base/messages/message-sender.ts';
import { customer } from '../customers/tables.ts';
import { type PersonLanguage, personLanguages } from '../http/person-texts.ts';
import { chatMessage, chatRoom } from './tables.ts';

/** How long an answer waits in the chat before its customer is written to. */
export const unreadForMs = 10 * 60_000;
/** What is older is no news: nobody hears of an answer of last week because mail was set up today. */
export const newsForMs = 24 * 60 * 60_000;
/** Rooms one run looks after; the next run goes on. */
const atOnce = 200;

/** Tells customers by e-mail that an answer waits for them in the chat. */
export interface UnreadLetters {
  /**
   * Writes to everybody in whose chats an agent's message was not read for ten minutes: one letter to a customer, and no
   * other about a chat until it was read. What was written stays in the chat: mail is read by others, too.
   * @returns how many letters
   */
  write(): Promise<number>;
}

export interface UnreadLettersOptions {
  readonly orm: Orm;
  readonly sender: MessageSender;
  readonly publicOrigin: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

export function createUnreadLetters(options: UnreadLettersOptions): UnreadLetters {
  const { orm, sender, publicOrigin, now, log } = options;
  const canSend = (): boolean => {
    try {
      sender.assertReady('email');
      return true;
    } catch (error) {
      if (error instanceof MissingGateway) return false;
      throw error;
    }
  };
  return {
    write: async () => {
      if (!canSend()) return 0;
      const newsSince = new Date(now() - newsForMs);
      // Without parameters, as the index has it.
      const waits = and(sql`${chatRoom.customerUnread} > 0`, lte(chatRoom.writtenTo, chatRoom.customerRead));
      const unread = orm
        .select({ id: chatMessage.id })
        .from(chatMessage)
        .where(
          and(
            eq(chatMessage.roomId, chatRoom.id),
            eq(chatMessage.side, 'agent'),
            gt(chatMessage.number, chatRoom.customerRead),
            lte(chatMessage.at, new Date(now() - unreadForMs)),
            gt(chatMessage.at, newsSince),
          ),
        );
      const rooms = await orm
        .select({ id: chatRoom.id })
        .from(chatRoom)
        .where(and(waits, gt(chatRoom.lastAt, newsSince), exists(unread)))
        .limit(atOnce);
      if (rooms.length === 0) return 0;
      const ids = rooms.map(({ id }) => id);
      // Who is told is written down first, by whichever node is first: a letter too few is better than one every minute.
      const claimed = await orm
        .update(chatRoom)
        .set({ writtenTo: chatRoom.lastNumber })
        .where(and(inArray(chatRoom.id, ids), waits))
        .returning({ id: chatRoom.id, customerId: chatRoom.customerId, language: chatRoom.language });
      const byCustomer = Map.groupBy(claimed, ({ customerId }) => customerId);
      const people = await orm
        .select({ id: customer.id, email: customer.email, verifiedAt: customer.emailVerifiedAt })
        .from(customer)
        .where(inArray(customer.id, [...byCustomer.keys()]));
      const reached = people.filter(({ verifiedAt }) => verifiedAt !== null);
      for (const { id, email } of reached) {
        const theirs = byCustomer.get(id) ?? [];
        const [one] = theirs;
        const path = one !== undefined && theirs.length === 1 ? `/chat/${one.id}` : '/chat';
        sender.send({
          channel: 'email',
          to: email,
          template: 'chat-unread',
          locale: languageOf(one?.language),
          values: { link: `${publicOrigin()}${path}` },
        });
      }
      log.info(
        { letters: reached.length, chats: claimed.length },
        'customers were told of answers in the chat',
      );
      return reached.length;
    },
  };
}

const languageOf = (name: string | undefined): PersonLanguage =>
  personLanguages.find((language) => language === name) ?? 'pl';
