import type { Caller } from '../../http/person-texts.ts';
import { type Customer, createCustomerStore } from '../customer-store.ts';
import type { AccountContext } from './account-context.ts';
import { beforeSending } from './before-sending.ts';
import { type Contact, readContact } from './contacts.ts';
import { phoneProved } from './phone-lifecycle.ts';

/** A contact that waits for its code. */
export interface AwaitedProof {
  readonly contact: string;
  readonly channel: Contact['channel'];
  readonly purpose: 'contact' | 'email-change' | 'phone-change';
}

/** Codes with which a signed-in customer proves a contact: the account's own, or the one that takes its place. */
export interface ContactProofs {
  /**
   * Sends a code to a contact. One that is not the account's yet has to be proved before it is ([sec 13]).
   * @throws PlatformError unavailable, too_many_attempts
   */
  send(account: Customer, contact: Contact, caller: Caller): Promise<AwaitedProof>;
  /**
   * Sends a new code for a change that waits. @returns null when none does
   * @throws PlatformError unavailable, too_many_attempts
   */
  resend(account: Customer, purpose: AwaitedProof['purpose'], caller: Caller): Promise<AwaitedProof | null>;
  /**
   * Uses a code of the account up and does what it stands for.
   * @param contact the one it has to be for, where it is known
   * @returns whether the code was good
   */
  prove(
    account: Customer,
    attempt: { readonly purpose: AwaitedProof['purpose']; readonly code: string; readonly contact?: Contact },
    caller: Caller,
  ): Promise<boolean>;
  /** What a code for this contact stands for. */
  purposeOf(account: Customer, contact: Contact): AwaitedProof['purpose'];
}

export function createContactProofs(context: AccountContext): ContactProofs {
  const { orm, customers, audit, codes, sender, publicOrigin, now, lifecycle } = context;

  const purposeOf: ContactProofs['purposeOf'] = (account, { channel, address }) => {
    if (address === account.email || address === account.phone) return 'contact';
    return channel === 'email' ? 'email-change' : 'phone-change';
  };
  const send: ContactProofs['send'] = async (account, contact, caller) => {
    const { channel, address } = contact;
    await beforeSending(context, contact, caller);
    const purpose = purposeOf(account, contact);
    // An address that has an account cannot become another one's, and the customer must not learn that it has ([sec 10]).
    const other = purpose === 'email-change' ? await customers.store.byEmail(address) : null;
    const code = await codes.issueCode({
      purpose,
      subject: account.id,
      customerId: account.id,
      payload: other === null ? { contact: address } : {},
    });
    const message = { channel, to: address, locale: caller.language } as const;
    if (other === null) {
      const template = purpose === 'contact' ? 'contact-code' : 'change-code';
      sender.send({ ...message, template, values: { code } });
    } else {
      const values = { link: `${publicOrigin()}/password-restore` };
      sender.send({ ...message, template: 'registration-known', values });
    }
    await audit.record({
      kind: 'code-sent',
      customerId: account.id,
      address: caller.address,
      details: { purpose },
    });
    return { contact: address, channel, purpose };
  };
  /** Tells the contact that belonged to the account until now. */
  const announce = (account: Customer, { channel }: Contact, { language: locale }: Caller) => {
    const template = channel === 'email' ? 'email-changed' : 'phone-changed';
    const values = { link: `${publicOrigin()}/contacts` };
    sender.send({ channel: 'email', to: account.email, template, locale, values });
  };

  return {
    purposeOf,
    send,
    resend: async (account, purpose, caller) => {
      const waiting = await codes.pending(purpose, account.id);
      const contact = readContact(waiting?.payload['contact']);
      return contact === null ? null : send(account, contact, caller);
    },
    prove: async (account, { purpose, code, contact }, caller) => {
      const done = await orm.transaction(async (tx) => {
        const proved = await codes.useCode({ purpose, subject: account.id, code }, tx);
        const of = readContact(proved?.payload['contact']);
        if (of === null || (contact !== undefined && contact.address !== of.address)) return null;
        const store = createCustomerStore(tx);
        const present = await store.byId(account.id);
        // A code for a contact the account had when it was sent must not bring it back.
        if (present === null || (purpose === 'contact' && purposeOf(present, of) !== purpose)) return null;
        const at = new Date(now());
        const changes =
          of.channel === 'email'
            ? { email: of.address, emailVerifiedAt: at }
            : { phone: of.address, phoneVerifiedAt: at };
        const updated = await store.update(account.id, changes);
        if (updated === null) return null;
        if (of.channel === 'sms') await phoneProved(lifecycle, tx, account.id);
        return of;
      });
      const details = { purpose };
      const event = { customerId: account.id, address: caller.address, details };
      if (done === null) {
        await audit.record({ ...event, kind: 'code-failed' });
        return false;
      }
      const kinds = {
        contact: 'contact-verified',
        'email-change': 'email-changed',
        'phone-change': 'phone-changed',
      } as const;
      await audit.record({ ...event, kind: kinds[purpose] });
      if (purpose !== 'contact') announce(account, done, caller);
      return true;
    },
  };
}
