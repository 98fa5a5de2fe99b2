import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { LoginAnswer } from '#schemas/customer.ts';
import type { OpenSession } from '#schemas/open-session.ts';
import type { AuditLog } from '../base/audit/audit-log.ts';
import type { Orm } from '../base/database/database.ts';
import { lookupOf } from '../base/database/lookup-of.ts';
import { oncePerVisit } from '../base/one-visit.ts';
import { keptAgent, openSession, runningRows } from '../base/sessions/open-sessions.ts';
import { runs, useNotedEveryMs } from '../base/sessions/session-life.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Customer } from './customer-store.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import { customer, customerSession } from './tables.ts';

const idBytes = 32;
/** How long a session is kept that nobody can use any more: for whoever has to find out what happened. */
export const sessionKeptMs = 90 * 24 * 3_600_000;
/** Sessions forgotten in one statement; the next round takes the rest. */
const forgottenAtOnce = 5_000;

/** How somebody signed in, for the audit. */
export type SignInWay = 'password' | 'link' | 'signature' | 'social' | 'code' | 'passkey';

/** Where a session is begun. */
export interface SignInClient {
  readonly address: string;
  /** What its browser says of itself. */
  readonly agent: string | null;
}

/** Who makes a request. */
export interface SignedInCustomer {
  readonly customer: Customer;
  readonly sessionId: string;
}

/** Signed-in devices of customers. */
export interface CustomerSessions {
  /**
   * Starts a session, always with a new id ([sec 3]), and writes the sign-in down.
   */
  open(customer: Customer, client: SignInClient, way?: SignInWay): Promise<LoginAnswer>;
  /**
   * Whose access token it is, and notes the use; null for nobody: a token that is not ours, a session that ended, was idle
   * for more than 15 minutes or is older than 12 hours ([sec 5]).
   */
  identify(accessToken: string): Promise<SignedInCustomer | null>;
  /**
   * Takes a refresh token for new tokens of the same session. A used one that comes again later ends the session ([sec 6]).
   * @returns null when it is good for nothing
   */
  refresh(token: string, address: string): Promise<LoginAnswer | null>;
  /** Notes that a session is used, where it is known already whose it is. @returns whether it runs still */
  use(sessionId: string): Promise<boolean>;
  /** Those of some sessions that run still; it does not count as a use. */
  running(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Sessions of a customer that run, used last first.
   * @param current the one that asks
   */
  list(customerId: string, current: string): Promise<OpenSession[]>;
  /** Ends one by its place in the list. @returns whether it was the customer's, and ran */
  endListed(customerId: string, publicId: string): Promise<boolean>;
  /** Ends one session; one that ended stays as it is. */
  end(sessionId: string, reason?: string): Promise<void>;
  /** Ends the sessions of a customer, all but one where it is named. */
  endAll(customerId: string, exceptSessionId?: string, reason?: string): Promise<void>;
  /** Forgets sessions that began {@link sessionKeptMs} ago, with their refresh tokens; the audit log keeps the sign-ins. @returns how many */
  forgetOld(): Promise<number>;
}

/** Channel on which the database names every session that ends, however it does (migration 0024). */
export const sessionEndChannel = 'mozaika_sessions';

export interface SessionOptions {
  readonly orm: Orm;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly audit: AuditLog;
  /** Whether an account may be used here at all. */
  readonly mayEnter: (email: string) => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What is read of a session to tell whether it runs. */
const life = {
  id: customerSession.id,
  createdAt: customerSession.createdAt,
  lastUsedAt: customerSession.lastUsedAt,
  endedAt: customerSession.endedAt,
};
/** Runs with each page and each call of a customer. */
const sessionStatement = lookupOf('customer-session', (orm, name) =>
  orm
    .select({ session: life, owner: customer })
    .from(customerSession)
    .innerJoin(customer, eq(customer.id, customerSession.customerId))
    .where(eq(customerSession.id, sql.placeholder('sessionId')))
    .prepare(name),
);

export function createCustomerSessions(options: SessionOptions): CustomerSessions {
  const { orm, accessTokens, refreshTokens, audit, mayEnter, now } = options;

  const answer = async (owner: Customer, sessionId: string, refresh: string): Promise<LoginAnswer> => {
    const token = await accessTokens.sign({ customerId: owner.id, sessionId });
    return {
      token,
      refresh_token: refresh,
      bearer_token: token,
      signature: token.split('.')[2] ?? '',
      firstname: owner.firstname,
      lastname: owner.lastname,
      email: owner.email,
    };
  };
  const runningSession = async (tx: Orm, sessionId: string) => {
    const [row] = await sessionStatement(tx).execute({ sessionId });
    return row && runs(row.session, now()) && mayEnter(row.owner.email) ? row : null;
  };
  const noteUse = async (tx: Orm, { id, lastUsedAt }: { readonly id: string; readonly lastUsedAt: Date }) => {
    if (now() - lastUsedAt.getTime() < useNotedEveryMs) return;
    await tx
      .update(customerSession)
      .set({ lastUsedAt: new Date(now()) })
      .where(eq(customerSession.id, id));
  };
  const running = (customerId: string) =>
    and(eq(customerSession.customerId, customerId), runningRows(customerSession, now()));
  const endWhere = async (tx: Orm, which: ReturnType<typeof and>, reason: string): Promise<void> => {
    await tx
      .update(customerSession)
      .set({ endedAt: new Date(now()), endReason: reason })
      .where(and(which, isNull(customerSession.endedAt)));
  };
  const lookUp = async (token: string): Promise<SignedInCustomer | null> => {
    const bearer = await accessTokens.verify(token);
    if (bearer === null) return null;
    const row = await runningSession(orm, bearer.sessionId);
    if (row === null || row.owner.id !== bearer.customerId) return null;
    await noteUse(orm, row.session);
    return { customer: row.owner, sessionId: row.session.id };
  };

  return {
    open: async (owner, { address, agent }, way = 'code') => {
      const id = randomBytes(idBytes).toString('base64url');
      const at = new Date(now());
      const refresh = await orm.transaction(async (tx) => {
        await tx.insert(customerSession).values({
          id,
          customerId: owner.id,
          createdAt: at,
          lastUsedAt: at,
          address,
          agent: keptAgent(agent),
        });
        return refreshTokens.issue(tx, id);
      });
      await audit.record({ kind: 'sign-in', customerId: owner.id, address, details: { way } });
      return answer(owner, id, refresh);
    },
    identify: (token) => oncePerVisit(`customer ${token}`, () => lookUp(token)),
    use: async (sessionId) => {
      const row = await runningSession(orm, sessionId);
      if (row !== null) await noteUse(orm, row.session);
      return row !== null;
    },
    running: async (sessionIds) => {
      if (sessionIds.length === 0) return new Set();
      const rows = await orm
        .select({ session: customerSession, email: customer.email })
        .from(customerSession)
        .innerJoin(customer, eq(customer.id, customerSession.customerId))
        .where(inArray(customerSession.id, [...sessionIds]));
      const still = rows.filter(({ session, email }) => runs(session, now()) && mayEnter(email));
      return new Set(still.map(({ session }) => session.id));
    },
    refresh: async (token, address) => {
      const outcome = await orm.transaction(async (tx) => {
        const rotation = await refreshTokens.rotate(tx, token);
        if (rotation.kind === 'unknown') return null;
        const row = await runningSession(tx, rotation.sessionId);
        if (row === null) return null;
        if (rotation.kind === 'reused') {
          await endWhere(tx, eq(customerSession.id, rotation.sessionId), 'refresh-reused');
          return { kind: 'reused', owner: row.owner.id } as const;
        }
        await noteUse(tx, row.session);
        return { kind: 'refreshed', row, refresh: rotation.token } as const;
      });
      if (outcome === null) return null;
      if (outcome.kind === 'refreshed')
        return answer(outcome.row.owner, outcome.row.session.id, outcome.refresh);
      await audit.record({ kind: 'refresh-reused', customerId: outcome.owner, address });
      return null;
    },
    list: async (customerId, current) => {
      const rows = await orm
        .select()
        .from(customerSession)
        .where(running(customerId))
        .orderBy(desc(customerSession.lastUsedAt), desc(customerSession.createdAt));
      return rows.map((row) => openSession(row, { id: row.publicId, current: row.id === current }));
    },
    endListed: async (customerId, publicId) => {
      const ended = await orm
        .update(customerSession)
        .set({ endedAt: new Date(now()), endReason: 'sign-out' })
        .where(and(running(customerId), eq(customerSession.publicId, publicId)))
        .returning({ id: customerSession.id });
      return ended.length > 0;
    },
    end: (sessionId, reason = 'sign-out') => endWhere(orm, eq(customerSession.id, sessionId), reason),
    endAll: (customerId, exceptSessionId, reason = 'sign-out') => {
      const all = eq(customerSession.customerId, customerId);
      const which = exceptSessionId === undefined ? all : and(all, ne(customerSession.id, exceptSessionId));
      return endWhere(orm, which, reason);
    },
    forgetOld: async () => {
      const old = orm
        .select({ id: customerSession.id })
        .from(customerSession)
        .where(lt(customerSession.createdAt, new Date(now() - sessionKeptMs)))
        .limit(forgottenAtOnce)
        .for('update', { skipLocked: true });
      const forgotten = await orm
        .delete(customerSession)
        .where(inArray(customerSession.id, old))
        .returning({ id: customerSession.id });
      return forgotten.length;
    },
  };
}
