import { and, eq, gt, lte } from 'drizzle-orm';
import { chatLimits } from '#schemas/chat-limits.ts';
import { linkDigest, newLinkToken } from '../base/codes/secret-digest.ts';
import type { Orm } from '../base/database/database.ts';
import { chatTicket } from './tables.ts';

/** Tickets for the socket ([sec 36]): a leaked one opens nothing without the session it was made in, and nothing twice. */
export interface ChatTickets {
  issue(sessionId: string): Promise<string>;
  /** Takes a ticket, whatever comes of it. @returns whether it was good for this session */
  take(token: string, sessionId: string): Promise<boolean>;
}

/** @param now milliseconds since the epoch */
export function createChatTickets(orm: Orm, now: () => number): ChatTickets {
  return {
    issue: async (sessionId) => {
      const token = newLinkToken();
      const at = now();
      await orm.delete(chatTicket).where(lte(chatTicket.expiresAt, new Date(at)));
      await orm
        .insert(chatTicket)
        .values({ digest: linkDigest(token), sessionId, expiresAt: new Date(at + chatLimits.ticketMs) });
      return token;
    },
    take: async (token, sessionId) => {
      const rows = await orm
        .delete(chatTicket)
        .where(and(eq(chatTicket.digest, linkDigest(token)), gt(chatTicket.expiresAt, new Date(now()))))
        .returning({ sessionId: chatTicket.sessionId });
      return rows[0]?.sessionId === sessionId;
    },
  };
}
