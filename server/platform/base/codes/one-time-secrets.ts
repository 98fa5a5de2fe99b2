import { and, desc, eq, gt, isNull, lt, max, ne, sql } from 'drizzle-orm';
import { codeLifeMs } from '#schemas/constants.ts';
import type { Orm } from '../database/database.ts';
import { readInstallationSecret } from '../secrets/installation-secret.ts';
import { codeDigest, linkDigest, newCode, newLinkToken } from './secret-digest.ts';
import { oneTimeSecret } from './tables.ts';

/** Life of a code and of a link; tries of a code (security thresholds). */
export const secretLifeMs = codeLifeMs;
export const codeTries = 5;
/** How long after its end a secret can still be replaced by a new one that proves the same. Then it is deleted. */
export const renewableMs = 60 * 60_000;
const secretName = 'one-time-codes';
/** Stands where no code can: no digest is empty. */
const decoyDigest = '';

/** What a secret proves. */
export type SecretPurpose =
  | 'registration'
  | 'login-link'
  | 'restore'
  | 'contact'
  | 'email-change'
  | 'phone-change'
  | 'phone-confirmation'
  | 'step-up';

export interface NewSecret {
  readonly purpose: SecretPurpose;
  /** Contact it is sent to, or the account it belongs to. */
  readonly subject: string;
  /** Left out where there is no account: the secret is made all the same, and proves nothing ([sec 10]). */
  readonly customerId?: string | null;
  /** What happens when it is proved. Nothing in it is secret in plain. */
  readonly payload?: SecretPayload;
}

type SecretPayload = Readonly<Record<string, unknown>>;

/**
 * A code whose payload follows from the one it replaces (`pending`), if there was one. It is asked with the subject's turn taken: of codes
 * that are issued at once each sees the one before.
 */
export interface NewCode extends Omit<NewSecret, 'payload'> {
  readonly payload?: SecretPayload | ((earlier: StoredSecret | null) => SecretPayload);
}

/** A row of the table. Its payload holds personal data. */
export type StoredSecret = typeof oneTimeSecret.$inferSelect;

export interface CodeAttempt {
  readonly purpose: SecretPurpose;
  readonly subject: string;
  readonly code: string;
}

/** One-time codes and links ([sec 11]): one use, 10 minutes, 5 tries, and a new code ends the one before. */
export interface OneTimeSecrets {
  /** @returns the code, which is stored nowhere */
  issueCode(secret: NewCode): Promise<string>;
  /** @returns the secret part of the link */
  issueLink(secret: Omit<NewSecret, 'subject'>): Promise<string>;
  /**
   * The newest code of a purpose and subject that can still be renewed, whatever became of its tries.
   * @param orm a transaction it is read in
   */
  pending(purpose: SecretPurpose, subject: string, orm?: Orm): Promise<StoredSecret | null>;
  /**
   * Uses a code up, or one of its tries. Of two who come with the right one together, one is let through.
   * @param orm a transaction in which the rest of the work is done
   * @returns null when there is no such code, or it is wrong, used, too old or tried too often
   */
  useCode(attempt: CodeAttempt, orm?: Orm): Promise<StoredSecret | null>;
  /**
   * Wrong codes that may still be given before a new one has to be asked for. Asked after a wrong one: a subject to which
   * no code went has as many as one whose code is fresh, so that the number tells nobody who waits for a code ([sec 10]).
   */
  triesLeft(purpose: SecretPurpose, subject: string): Promise<number>;
  /** Uses a link up. @returns null when there is no such link, or it is used or too old */
  useLink(purpose: SecretPurpose, token: string): Promise<StoredSecret | null>;
}

/** @param now milliseconds since the epoch */
export async function createOneTimeSecrets(orm: Orm, now: () => number): Promise<OneTimeSecrets> {
  const key = await readInstallationSecret(orm, secretName);
  const of = (purpose: string, subject: string) =>
    and(eq(oneTimeSecret.purpose, purpose), eq(oneTimeSecret.subject, subject));
  const alive = () => and(isNull(oneTimeSecret.usedAt), gt(oneTimeSecret.expiresAt, new Date(now())));

  /** Whoever changes which code a subject has, on whatever node, waits for the others of it until the transaction ends. */
  const takeTurn = async (purpose: SecretPurpose, subject: string, tx: Orm): Promise<void> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${subject}`}, 0))`);
  };
  /** What ended is of no use to anybody, and it names people. */
  const sweep = async (tx: Orm): Promise<void> => {
    await tx.delete(oneTimeSecret).where(lt(oneTimeSecret.expiresAt, new Date(now() - renewableMs)));
  };
  /**
   * The first try of a code that nobody sent leaves what a wrong try of a real one leaves: tries, one fewer. It fits no
   * code, and the next real one takes its place.
   */
  const countDecoy = (purpose: SecretPurpose, subject: string, orm: Orm): Promise<void> =>
    orm.transaction(async (tx) => {
      // A code that is issued meanwhile must not find itself beside a decoy.
      await takeTurn(purpose, subject, tx);
      const known = await tx
        .select({ id: oneTimeSecret.id })
        .from(oneTimeSecret)
        .where(and(of(purpose, subject), alive()))
        .limit(1);
      if (known.length > 0) return;
      const decoy = { ...row({ purpose }), subject, digest: decoyDigest, triesLeft: codeTries - 1 };
      await tx.insert(oneTimeSecret).values(decoy);
    });
  const row = ({ purpose, customerId = null, payload = {} }: Omit<NewSecret, 'subject'>) => ({
    purpose,
    customerId,
    payload,
    createdAt: new Date(now()),
    expiresAt: new Date(now() + secretLifeMs),
  });

  const pending: OneTimeSecrets['pending'] = async (purpose, subject, tx = orm) => {
    const since = new Date(now() - renewableMs);
    const [newest] = await tx
      .select()
      .from(oneTimeSecret)
      .where(
        and(
          of(purpose, subject),
          ne(oneTimeSecret.digest, decoyDigest),
          isNull(oneTimeSecret.usedAt),
          gt(oneTimeSecret.expiresAt, since),
        ),
      )
      .orderBy(desc(oneTimeSecret.createdAt))
      .limit(1);
    return newest ?? null;
  };

  return {
    issueCode: async ({ payload = {}, ...secret }) => {
      const { purpose, subject } = secret;
      const code = newCode();
      const digest = codeDigest(key, purpose, subject, code);
      await orm.transaction(async (tx) => {
        // Two requests at once go one after the other: one code is good at a time.
        await takeTurn(purpose, subject, tx);
        await sweep(tx);
        const made = typeof payload === 'function' ? payload(await pending(purpose, subject, tx)) : payload;
        await tx.delete(oneTimeSecret).where(of(purpose, subject));
        await tx
          .insert(oneTimeSecret)
          .values({ ...row({ ...secret, payload: made }), subject, digest, triesLeft: codeTries });
      });
      return code;
    },
    issueLink: async (secret) => {
      const token = newLinkToken();
      const digest = linkDigest(token);
      await orm.transaction(async (tx) => {
        await sweep(tx);
        await tx.insert(oneTimeSecret).values({ ...row(secret), subject: digest, digest, triesLeft: 1 });
      });
      return token;
    },
    pending,
    useCode: async ({ purpose, subject, code }, tx = orm) => {
      const digest = codeDigest(key, purpose, subject, code);
      // One statement: whoever comes second sees what the first one left, and no try goes uncounted.
      const [tried] = await tx
        .update(oneTimeSecret)
        .set({
          triesLeft: sql`${oneTimeSecret.triesLeft} - 1`,
          usedAt: sql`case when ${oneTimeSecret.digest} = ${digest} then ${new Date(now()).toISOString()}::timestamptz end`,
        })
        .where(and(of(purpose, subject), alive(), gt(oneTimeSecret.triesLeft, 0)))
        .returning();
      if (!tried) await countDecoy(purpose, subject, tx);
      return tried && tried.usedAt !== null ? tried : null;
    },
    triesLeft: async (purpose, subject) => {
      const [row] = await orm
        .select({ left: max(oneTimeSecret.triesLeft) })
        .from(oneTimeSecret)
        .where(and(of(purpose, subject), alive()));
      return row?.left ?? 0;
    },
    useLink: async (purpose, token) => {
      const [used] = await orm
        .update(oneTimeSecret)
        .set({ triesLeft: 0, usedAt: new Date(now()) })
        .where(and(of(purpose, linkDigest(token)), alive()))
        .returning();
      return used ?? null;
    },
  };
}
