import { TransactionRollbackError } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { maskEmail, maskPhone } from '#schemas/masked-contact.ts';
import { type AuditLog, createAuditLog } from '../../base/audit/audit-log.ts';
import type { CodeLimits } from '../../base/codes/code-limits.ts';
import { codeTries, type OneTimeSecrets, type StoredSecret } from '../../base/codes/one-time-secrets.ts';
import { refuseCode } from '../../base/codes/wrong-code.ts';
import type { Orm } from '../../base/database/database.ts';
import type { MessageSender } from '../../base/messages/message-sender.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import type { Caller } from '../../http/person-texts.ts';
import { beforeSending } from '../account/before-sending.ts';
import type { Customer } from '../customer-store.ts';
import type { StepUp, StepUpUse } from './step-up.ts';
import { assertDetails, bindingOf } from './step-up-binding.ts';
import type { DescribeStepUp } from './step-up-message.ts';

export interface StepUpOptions {
  readonly orm: Orm;
  readonly codes: OneTimeSecrets;
  readonly limits: CodeLimits;
  readonly sender: MessageSender;
  readonly describeStepUp: DescribeStepUp;
  readonly audit: AuditLog;
  readonly now: () => number;
}

/** {@link StepUp}, and what has to be over before the database is closed. */
export interface RunningStepUp extends StepUp {
  /** Resolves when every failed try is counted in the database. */
  settled(): Promise<void>;
}

const purpose = 'step-up';
/** Failed tries of codes that are remembered here; each is one short entry. */
const rememberedCodes = 20_000;

/**
 * Codes for single actions. A try is counted twice. In the database, which every node sees and a restart keeps; but a
 * refused try throws its caller's transaction away, so that count is made when the transaction is over. And here, at once:
 * tries that come together must not be free because the first count has not arrived.
 */
export function createStepUp(options: StepUpOptions): RunningStepUp {
  const { orm, codes, limits, sender, describeStepUp, audit, now } = options;
  const failed = new LRUCache<string, number>({ maxSize: rememberedCodes, sizeCalculation: () => 1 });
  const counting = new Set<Promise<void>>();
  const { useCode: spend } = codes;

  /** After the transaction: a wrong code costs a try, the right one for something else is used up. */
  const countFailure = ({ id: customerId }: Customer, { action, code }: StepUpUse, caller: Caller): void => {
    const work = async () => {
      await spend({ purpose, subject: customerId, code });
      const event = { customerId, address: caller.address, details: { action } };
      await audit.record({ ...event, kind: 'step-up-failed' });
    };
    const counted = work()
      // The database is away: the caller hears that from the call itself, and this process has counted.
      .catch(() => undefined)
      .finally(() => counting.delete(counted));
    counting.add(counted);
  };

  /** After a wrong one: what the database had before this try, and what this process has counted meanwhile. */
  const triesLeft = (waiting: StoredSecret | null): number =>
    waiting === null || waiting.expiresAt.getTime() <= now()
      ? 0
      : Math.min(codeTries - (failed.get(waiting.id) ?? 0), waiting.triesLeft - 1);

  const use: StepUp['use'] = async (tx, customer, given, caller) => {
    const { id: customerId } = customer;
    const { action, details, code } = given;
    const refuse = (): never => {
      countFailure(customer, given, caller);
      throw fieldErrors(caller.language, { code: refuseCode(caller.language, triesLeft(waiting)) });
    };
    limits.beforeTryingHere(caller);
    const waiting = await codes.pending(purpose, customerId, tx);
    if (waiting === null) return refuse();
    const tries = failed.get(waiting.id) ?? 0;
    if (tries >= codeTries) return refuse();
    // Counted before the answer is known; what was right takes it back.
    failed.set(waiting.id, tries + 1);
    const used = await spend({ purpose, subject: customerId, code }, tx).catch((error: unknown) => {
      // Nothing was told of the code, and a transaction that is repeated must not cost two tries.
      failed.set(waiting.id, Math.max(0, (failed.get(waiting.id) ?? 0) - 1));
      throw error;
    });
    if (used === null) return refuse();
    if (used.payload['action'] !== action || used.payload['bound'] !== bindingOf(action, details)) {
      failed.set(waiting.id, codeTries);
      return refuse();
    }
    failed.set(waiting.id, tries);
    const event = { customerId, address: caller.address, details: { action } };
    await createAuditLog(tx, now).record({ ...event, kind: 'step-up-used' });
  };

  return {
    settled: async () => {
      await Promise.all(counting);
    },
    send: async (customer, action, details, caller) => {
      assertDetails(action, details);
      const { id: customerId, phone } = customer;
      const to =
        phone !== null && customer.phoneVerifiedAt !== null
          ? ({ channel: 'sms', address: phone } as const)
          : ({ channel: 'email', address: customer.email } as const);
      await beforeSending({ sender, limits }, to, caller);
      const { template, values, bound } = await describeStepUp(
        orm,
        customer,
        { action, details },
        caller.language,
      );
      const code = await codes.issueCode({
        purpose,
        subject: customerId,
        customerId,
        payload: { action, bound: bindingOf(action, bound) },
      });
      const locale = caller.language;
      sender.send({ channel: to.channel, to: to.address, template, locale, values: { ...values, code } });
      await audit.record({
        kind: 'step-up-sent',
        customerId,
        address: caller.address,
        details: { action, channel: to.channel },
      });
      const contact = to.channel === 'sms' ? maskPhone(to.address) : maskEmail(to.address);
      return { contact, channel: to.channel };
    },
    use,
    check: (customer, given, caller) =>
      orm
        .transaction(async (tx) => {
          await use(tx, customer, given, caller);
          // A right code is given back with all that was written; a wrong one has been counted outside.
          tx.rollback();
        })
        .catch((error: unknown) => {
          if (!(error instanceof TransactionRollbackError)) throw error;
        }),
  };
}
