import { eq } from 'drizzle-orm';
import type { OneTimeSecrets } from '../../base/codes/one-time-secrets.ts';
import type { Caller } from '../../http/person-texts.ts';
import { type Customer, createCustomerStore } from '../customer-store.ts';
import { customer } from '../tables.ts';
import type { AccountContext } from './account-context.ts';
import { beforeSending } from './before-sending.ts';
import { readEmail, readPhone } from './contacts.ts';

export interface NewAccess {
  readonly email: string;
  readonly code: string;
  /** Has passed the rules. */
  readonly password: string;
}

/** Getting back into an account whose password is lost. */
export interface AccessRecovery {
  /**
   * Sends a code, or a link that holds one, to an address. An address without an account gets a message that says so;
   * the caller learns nothing ([sec 10]).
   * @throws PlatformError too_many_attempts
   */
  send(email: string, way: 'code' | 'link', caller: Caller): Promise<void>;
  /**
   * Sends a code to the mailbox of the one account that all given facts fit: `email` or `phone`, `surname`, `pesel`.
   * @throws PlatformError too_many_attempts
   */
  identify(facts: Readonly<Record<string, unknown>>, caller: Caller): Promise<void>;
  /** Sets a new password and ends all sessions. @returns whether the code was good */
  update(access: NewAccess, caller: Caller): Promise<boolean>;
}

export function createAccessRecovery(context: AccountContext): AccessRecovery {
  const { orm, customers, audit, codes, limits, sender, hash, publicOrigin, now } = context;

  /** An account of the sandbox does not exist for production. */
  const usable = (row: Customer | null): Customer | null =>
    row !== null && customers.mayEnter(row.email) ? row : null;
  const issue = (codesOf: OneTimeSecrets, subject: string, account: Customer | null) =>
    codesOf.issueCode({ purpose: 'restore', subject, customerId: account?.id ?? null });

  return {
    send: async (email, way, caller) => {
      await beforeSending(context, { channel: 'email', address: email }, caller);
      const account = usable(await customers.store.byEmail(email));
      const code = await issue(codes, email, account);
      const message = { channel: 'email', to: email, locale: caller.language } as const;
      if (account === null) {
        const values = { link: `${publicOrigin()}/signup` };
        sender.send({ ...message, template: 'restore-unknown', values });
      } else if (way === 'code') {
        sender.send({ ...message, template: 'restore-code', values: { code } });
      } else {
        // Behind the hash, so that neither proxies nor logs see it ([sec 12]).
        const fragment = new URLSearchParams({ email, code }).toString();
        const values = { link: `${publicOrigin()}/password-restore/update#${fragment}` };
        sender.send({ ...message, template: 'restore-link', values });
      }
      await audit.record({
        kind: 'code-sent',
        customerId: account?.id ?? null,
        address: caller.address,
        details: { purpose: 'restore' },
      });
    },
    identify: async (facts, caller) => {
      const email = readEmail(facts['email']);
      const phone = readPhone(facts['phone']);
      await beforeSending(context, { channel: 'email', address: email ?? phone ?? caller.address }, caller);
      const rows = await orm
        .select()
        .from(customer)
        .where(email === null ? eq(customer.phone, phone ?? '') : eq(customer.email, email))
        .limit(20);
      const fitting = rows.filter((row) => usable(row) !== null && fits(row, facts));
      const [only = null] = fitting.length === 1 ? fitting : [];
      // Without an account a code is made for nobody, so that the work is the same.
      const subject = only?.email ?? `nobody ${email ?? phone ?? ''}`;
      const code = await issue(codes, subject, only);
      if (only !== null) {
        const { language: locale } = caller;
        sender.send({ channel: 'email', to: only.email, template: 'restore-code', locale, values: { code } });
      }
      await audit.record({
        kind: 'code-sent',
        customerId: only?.id ?? null,
        address: caller.address,
        details: { purpose: 'identification' },
      });
    },
    update: async ({ email, code, password }, caller) => {
      await limits.beforeTrying(caller);
      const passwordHash = await hash(password);
      const restored = await orm.transaction(async (tx) => {
        const proved = await codes.useCode({ purpose: 'restore', subject: email, code }, tx);
        if (proved?.customerId == null) return null;
        const store = createCustomerStore(tx);
        const account = usable(await store.byId(proved.customerId));
        if (account === null || account.email !== email) return null;
        // Whoever has the code reads the mailbox.
        const emailVerifiedAt = account.emailVerifiedAt ?? new Date(now());
        return store.update(account.id, { passwordHash, needChangePassword: false, emailVerifiedAt });
      });
      if (restored === null) {
        await audit.record({ kind: 'code-failed', address: caller.address, details: { purpose: 'restore' } });
        return false;
      }
      await customers.sessions.endAll(restored.id, undefined, 'password-restored');
      await audit.record({ kind: 'password-restored', customerId: restored.id, address: caller.address });
      const values = { link: `${publicOrigin()}/password-restore` };
      const { language: locale } = caller;
      sender.send({ channel: 'email', to: email, template: 'password-changed', locale, values });
      return true;
    },
  };
}

const same = (a: string, b: string): boolean =>
  a.normalize('NFC').trim().toLowerCase() === b.normalize('NFC').trim().toLowerCase();

/** Whether everything somebody said of themselves fits an account. What the account does not know cannot speak against it. */
function fits(row: Customer, facts: Readonly<Record<string, unknown>>): boolean {
  const phone = readPhone(facts['phone']);
  const surname = facts['surname'] ?? facts['lastname'];
  const { pesel } = facts;
  const known = row.profile['pesel'];
  return (
    (phone === null || row.phone === phone) &&
    (typeof surname !== 'string' || surname.trim() === '' || same(surname, row.lastname)) &&
    (typeof pesel !== 'string' || typeof known !== 'string' || known === pesel.trim())
  );
}
