import { and, eq, gt, sql } from 'drizzle-orm';
import type { LeadRequest } from '#schemas/lead.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Log, Orm } from '../../base/database/database.ts';
import { createSharedWindows, perClient } from '../../base/limits/shared-windows.ts';
import type { AttemptLimit } from '../../http/attempt-window.ts';
import { type ErrorFields, PlatformError } from '../../http/platform-error.ts';
import { storageProblems } from '../../http/storable.ts';
import { withoutValues } from './failed-statement.ts';
import { leadFingerprint, normaliseLead, type StoredLead } from './normalise-lead.ts';
import { lead } from './tables.ts';

/** Leads from one client address and time: more than a household sends, less than a machine would. */
export const leadLimit: AttemptLimit = { attempts: 10, windowMs: 10 * 60_000 };
/** The same lead within this time is the same press of the button, or its repetition on a bad line. */
export const repeatMs = 10 * 60_000;

export interface LeadService {
  /**
   * Keeps what a visitor left. The same once more is taken as a repetition and kept once.
   * @param at client address, for the limit, and language of the visit
   * @throws PlatformError invalid_request with the fields that are wrong, too_many_attempts
   */
  accept(request: LeadRequest, at: { readonly address: string; readonly locale: string }): Promise<void>;
}

export interface LeadOptions {
  readonly orm: Orm;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

export function createLeadService({ orm, now, log }: LeadOptions): LeadService {
  const addresses = perClient(createSharedWindows(orm, now)('leads', leadLimit));

  return {
    accept: async (request, { address, locale }) => {
      assertComplete(request);
      const waitMs = await addresses.enter(address);
      if (waitMs > 0) {
        log.warn({ topic: request.topic }, 'a lead was refused: too many from one address');
        throw new PlatformError('too_many_attempts', refuse('call.too-many'), {
          retryAfterS: Math.ceil(waitMs / 1000),
        });
      }
      const stored = await store(orm, normaliseLead(request, locale), new Date(now()));
      log.info({ topic: request.topic, locale, repeated: !stored }, 'a lead was accepted');
    },
  };
}

function assertComplete(request: LeadRequest): void {
  const neither = !request.email?.trim() && !request.phone?.trim();
  const fields: ErrorFields = {
    ...(neither && { 'body/email': refuse('problem.or-phone'), 'body/phone': refuse('problem.or-email') }),
    ...Object.fromEntries(storageProblems(request).map(([pointer, refusal]) => [`body${pointer}`, refusal])),
  };
  if (Object.keys(fields).length === 0) return;
  throw new PlatformError('invalid_request', refuse('call.invalid'), {
    fields,
  });
}

/** @returns whether it was kept; false when it was there already */
async function store(orm: Orm, values: StoredLead, createdAt: Date): Promise<boolean> {
  const fingerprint = leadFingerprint(values);
  const since = new Date(createdAt.getTime() - repeatMs);
  const transaction = orm.transaction(async (tx) => {
    // Two presses at once, on whatever nodes, go one after the other: the second one sees the first one's row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
    const earlier = await tx
      .select({ id: lead.id })
      .from(lead)
      .where(and(eq(lead.fingerprint, fingerprint), gt(lead.createdAt, since)))
      .limit(1);
    if (earlier.length > 0) return false;
    await tx.insert(lead).values({ ...values, createdAt, fingerprint });
    return true;
  });
  return transaction.catch((error: unknown) => {
    throw withoutValues(error);
  });
}
