import { maskPhone } from '#schemas/masked-contact.ts';
import type { Orm } from '../../base/database/database.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { wrongStatus } from '../../http/wrong-status-texts.ts';
import { type Customer, createCustomerStore } from '../customer-store.ts';
import type { AccountContext } from './account-context.ts';
import { accountTexts } from './account-texts.ts';
import { beforeSending } from './before-sending.ts';
import { awaitingPhone, phoneProved } from './phone-lifecycle.ts';

const purpose = 'phone-confirmation';

/** How a try ended. `spent`: it was the last one, and the application is blocked. */
export type PhoneTry = 'proved' | 'wrong' | 'spent';

/** The proof of the account's own phone that an application waits for (`/phone-verification`, `/confirm-mobile`). */
export interface PhoneConfirmation {
  /**
   * Sends a code to the phone of the account.
   * @returns where it went, masked
   * @throws PlatformError wrong_status ([sec 14]), invalid_fields without a phone, too_many_attempts, unavailable
   */
  send(account: Customer, caller: Caller): Promise<{ readonly contact: string; readonly channel: 'sms' }>;
  /** Uses a code, or one of its tries, up; the right one confirms the phone and lets the application go on. */
  prove(account: Customer, code: string, caller: Caller): Promise<PhoneTry>;
}

export function createPhoneConfirmation(context: AccountContext): PhoneConfirmation {
  const { orm, audit, codes, sender, now, lifecycle } = context;

  const assertAwaited = async ({ id }: Customer, { language }: Caller): Promise<void> => {
    const open = await lifecycle?.open(id);
    if (!open || !awaitingPhone.has(open.status))
      throw new PlatformError('wrong_status', wrongStatus(language));
  };
  /** A code that cost its last try ends the way: whoever guesses must not get another five. */
  const endsTries = async (tx: Orm, { id }: Customer): Promise<boolean> => {
    const tried = await codes.pending(purpose, id, tx);
    const open = await lifecycle?.open(id, tx);
    if (tried === null || tried.triesLeft > 0 || !open || !awaitingPhone.has(open.status)) return false;
    await lifecycle?.applyEvent(tx, id, { kind: 'codes-spent' });
    return true;
  };

  return {
    send: async (account, caller) => {
      await assertAwaited(account, caller);
      const { id, phone } = account;
      if (phone === null) {
        throw fieldErrors(caller.language, {
          phone: refuseIn(accountTexts, caller.language, 'nothingToConfirm'),
        });
      }
      await beforeSending(context, { channel: 'sms', address: phone }, caller);
      const payload = { contact: phone };
      const code = await codes.issueCode({ purpose, subject: id, customerId: id, payload });
      const message = { channel: 'sms', to: phone, locale: caller.language } as const;
      sender.send({ ...message, template: 'contact-code', values: { code } });
      const details = { purpose };
      await audit.record({ kind: 'code-sent', customerId: id, address: caller.address, details });
      return { contact: maskPhone(phone), channel: 'sms' };
    },
    prove: async (account, code, caller) => {
      await assertAwaited(account, caller);
      const end = await orm.transaction(async (tx): Promise<PhoneTry> => {
        const used = await codes.useCode({ purpose, subject: account.id, code }, tx);
        if (used === null) return (await endsTries(tx, account)) ? 'spent' : 'wrong';
        const store = createCustomerStore(tx);
        const present = await store.byId(account.id);
        // A code for a number the account had when it was sent proves nothing of the present one.
        if (present === null || present.phone !== used.payload['contact']) return 'wrong';
        await store.update(account.id, { phoneVerifiedAt: new Date(now()) });
        await phoneProved(lifecycle, tx, account.id);
        return 'proved';
      });
      const kind = end === 'proved' ? 'contact-verified' : 'code-failed';
      const details = { purpose };
      await audit.record({ kind, customerId: account.id, address: caller.address, details });
      return end;
    },
  };
}
