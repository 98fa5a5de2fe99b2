import { desc, eq, lt } from 'drizzle-orm';
import { type OutboxMessage, outboxLimit } from '#schemas/customer.ts';
import type { Orm } from '../database/database.ts';
import type { MessageCarrier } from './message.ts';
import { outboxMessage } from './tables.ts';

/** How long the sandbox keeps a message. */
export const outboxLifeMs = 24 * 60 * 60_000;

/** Where the messages of a sandbox land instead of being sent. */
export interface Outbox extends MessageCarrier {
  /** Newest first. @param to only messages to this contact */
  read(query: { readonly to?: string; readonly limit?: number }): Promise<readonly OutboxMessage[]>;
}

/** @param now milliseconds since the epoch */
export function createOutbox(orm: Orm, now: () => number): Outbox {
  let newest = 0;
  return {
    send: async (message) => {
      // Messages of one millisecond keep their order: the newest code is the one that is good.
      newest = Math.max(now(), newest + 1);
      const sentAt = new Date(newest);
      await orm.delete(outboxMessage).where(lt(outboxMessage.sentAt, new Date(now() - outboxLifeMs)));
      await orm.insert(outboxMessage).values({ ...message, sentAt });
    },
    read: async ({ to, limit = outboxLimit }) => {
      const rows = await orm
        .select()
        .from(outboxMessage)
        .where(to === undefined ? undefined : eq(outboxMessage.to, to))
        .orderBy(desc(outboxMessage.sentAt), desc(outboxMessage.id))
        .limit(Math.min(limit, outboxLimit));
      return rows.map(({ id, sentAt, channel, to: recipient, subject, text, code, link }) => ({
        id,
        sent_at: sentAt.toISOString(),
        channel,
        to: recipient,
        subject,
        text,
        ...(code !== null && { code }),
        ...(link !== null && { link }),
      }));
    },
  };
}
