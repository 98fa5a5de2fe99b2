import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import type { Message } from './message.ts';
import { messageLifeMs } from './message-lifetimes.ts';
import { outgoingMessage } from './tables.ts';

/** A message that somebody tries to send just now. */
export interface MessageOnItsWay {
  readonly id: string;
  readonly message: Message;
  /** How many attempts there were, with this one. */
  readonly attempts: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/**
 * The messages that have not left yet, in the database: they outlive a process, and any node may try them again. While a node tries one, no
 * other does.
 */
export interface MessageQueue {
  /** Takes a message on, whose first attempt is the caller's. */
  add(message: Message): Promise<MessageOnItsWay>;
  /** Hands out messages that are to be tried again now, the longest waiting first. */
  claimDue(): Promise<readonly MessageOnItsWay[]>;
  /** Keeps a message for another attempt. @param at milliseconds since the epoch */
  postpone(id: string, at: number): Promise<void>;
  /** Forgets a message that has left, or never will. */
  remove(id: string): Promise<void>;
}

/** How many messages {@link MessageQueue.claimDue} hands out at once. */
export const messagesAtOnce = 20;
/** Longer than an attempt takes, whatever the mail server does. */
export const attemptMs = 2 * 60_000;

/** @param now milliseconds since the epoch */
export function createMessageQueue(orm: Orm, now: () => number): MessageQueue {
  const attemptEnds = () => new Date(now() + attemptMs);
  return {
    add: async (message) => {
      const expiresAt = now() + messageLifeMs(message.template);
      const [row] = await orm
        .insert(outgoingMessage)
        .values({ message, dueAt: attemptEnds(), expiresAt: new Date(expiresAt) })
        .returning({ id: outgoingMessage.id });
      if (!row) throw new Error('a message was not stored');
      return { id: row.id, message, attempts: 1, expiresAt };
    },
    claimDue: async () => {
      const due = orm
        .select({ id: outgoingMessage.id })
        .from(outgoingMessage)
        .where(lte(outgoingMessage.dueAt, new Date(now())))
        .orderBy(asc(outgoingMessage.dueAt))
        .limit(messagesAtOnce)
        .for('update', { skipLocked: true });
      const rows = await orm
        .update(outgoingMessage)
        .set({ dueAt: attemptEnds(), attempts: sql`${outgoingMessage.attempts} + 1` })
        .where(inArray(outgoingMessage.id, due))
        .returning();
      return rows.map(({ id, message, attempts, expiresAt }) => ({
        id,
        message,
        attempts,
        expiresAt: expiresAt.getTime(),
      }));
    },
    postpone: async (id, at) => {
      await orm
        .update(outgoingMessage)
        .set({ dueAt: new Date(at) })
        .where(eq(outgoingMessage.id, id));
    },
    remove: async (id) => {
      await orm.delete(outgoingMessage).where(eq(outgoingMessage.id, id));
    },
  };
}
