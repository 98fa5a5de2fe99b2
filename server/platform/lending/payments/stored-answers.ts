import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { Orm } from '../../base/database/database.ts';
import { bodyHashOf } from '../../http/body-hash.ts';
import { personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { Idempotency, Operation, OperationResult } from './idempotency.ts';
import { paymentTexts } from './payment-texts.ts';
import { idempotencyKey } from './tables.ts';

/** Days after which a key may stand for something else. */
const keptDays = 7;
const dayMs = 24 * 3_600_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One intention of one customer. */
interface Intention {
  readonly customerId: string;
  readonly call: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** @param now milliseconds since the epoch */
export function createIdempotency(orm: Orm, now: () => number): Idempotency {
  // What this process works on. Other nodes are met by the lock in the database; PGlite has one connection, on which
  // nobody sees a transaction that runs.
  const working = new Set<string>();

  const refusal = (request: FastifyRequest, code: 'invalid_request' | 'invalid_content' | 'in_flight') => {
    const keys = {
      invalid_request: 'keyNeeded',
      invalid_content: 'keyForOther',
      in_flight: 'inFlight',
    } as const;
    const refused = refuseIn(paymentTexts, personLanguageOf(request), keys[code]);
    return new PlatformError(code, refused, code === 'in_flight' ? { retryAfterS: 1 } : {});
  };
  /** @returns null where the key is new */
  const stored = async <Body>(
    db: Orm,
    { customerId, call, key, bodyHash }: Intention,
    request: FastifyRequest,
  ): Promise<OperationResult<Body> | null> => {
    const [row] = await db
      .select()
      .from(idempotencyKey)
      .where(
        and(
          eq(idempotencyKey.customerId, customerId),
          eq(idempotencyKey.call, call),
          eq(idempotencyKey.key, key),
        ),
      );
    if (!row) return null;
    if (row.bodyHash !== bodyHash) throw refusal(request, 'invalid_content');
    // The work of the same call made it.
    return { body: row.answer as Body, isRepeated: true };
  };

  return {
    run: async <Ready, Body>(
      request: FastifyRequest,
      { call, customerId, prepare, work }: Operation<Ready, Body>,
    ): Promise<OperationResult<Body>> => {
      const given = request.headers[idempotencyHeader];
      if (typeof given !== 'string' || !uuid.test(given)) throw refusal(request, 'invalid_request');
      const key = given.toLowerCase();
      const intention = { customerId, call, key, bodyHash: bodyHashOf(request.body) };
      const name = `${customerId} ${call} ${key}`;
      if (working.has(name)) throw refusal(request, 'in_flight');
      working.add(name);
      try {
        const earlier = await stored<Body>(orm, intention, request);
        if (earlier !== null) return earlier;
        // Without `prepare` there is nothing that the work could want of it.
        const ready = (await prepare?.()) as Ready;
        return await orm.transaction(async (tx) => {
          // Held to the end of the transaction: who gets it later sees the answer that was stored.
          const lock = await tx.execute(
            sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 33)) as free`,
          );
          if (!isFree(lock)) throw refusal(request, 'in_flight');
          const meanwhile = await stored<Body>(tx, intention, request);
          if (meanwhile !== null) return meanwhile;
          // As it will be read again, so that the first answer and its repetition are the same.
          const answer: Body = JSON.parse(JSON.stringify(await work(tx, ready)));
          const at = new Date(now());
          await tx
            .insert(idempotencyKey)
            .values({ ...intention, status: 200, answer, createdAt: at, finishedAt: at });
          return { body: answer, isRepeated: false };
        });
      } finally {
        working.delete(name);
      }
    },
    forgetOld: async () => {
      const before = new Date(now() - keptDays * dayMs);
      const gone = await orm
        .delete(idempotencyKey)
        .where(lt(idempotencyKey.createdAt, before))
        .returning({ key: idempotencyKey.key });
      return gone.length;
    },
  };
}

/** Both drivers answer with rows. */
const isFree = (result: unknown): boolean =>
  (result as { readonly rows: readonly { readonly free: boolean }[] }).rows[0]?.free === true;
