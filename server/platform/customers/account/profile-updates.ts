import { randomUUID } from 'node:crypto';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import { uploadLimits } from '#schemas/form.ts';
import { fieldsOf } from '../../content/forms/check-submission.ts';
import type { FileStore } from '../../content/forms/files/file-store.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { refuseForm } from '../../http/form-texts.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import type { SignedInCustomer } from '../customer-sessions.ts';
import { type Customer, createCustomerStore } from '../customer-store.ts';
import { withAddress } from '../own-address.ts';
import type { AccountContext } from './account-context.ts';
import { accountTexts } from './account-texts.ts';
import { assertReachable } from './before-sending.ts';
import { consentsIn, storeConsents } from './consents.ts';
import type { AwaitedProof, ContactProofs } from './contact-proofs.ts';
import { type Contact, readEmail, readPhone } from './contacts.ts';
import { changedNames } from './locked-name.ts';
import { assertPassword } from './password-changes.ts';
import { splitValues } from './pending-registration.ts';

/** Files of one field an account keeps; the oldest ones go first. */
const maxKept = 20;

type Values = Readonly<Record<string, unknown>>;

export interface ProfileSubmission {
  readonly definition: FormDefinition;
  /** Language the form was read in. */
  readonly locale: string;
  readonly values: unknown;
}

/** What customers tell of themselves. */
export interface ProfileUpdates {
  /**
   * Stores the profile. A new e-mail address or phone number needs the password, and replaces the old one only when its
   * code is proved ([sec 13]).
   * @returns the contacts that wait for a code
   * @throws PlatformError invalid_fields, too_many_attempts, unavailable
   */
  update(who: SignedInCustomer, submission: ProfileSubmission, caller: Caller): Promise<AwaitedProof[]>;
}

export function createProfileUpdates(
  context: AccountContext,
  { files, proofs }: { readonly files: FileStore; readonly proofs: ContactProofs },
): ProfileUpdates {
  const { orm, audit, check, isNameLocked, now, sender } = context;

  /** Ties the files the customer names for the first time to the account; those of before stay. */
  const claimFiles = async (
    tx: AccountContext['orm'],
    { id: customerId, profile }: Customer,
    { definition, values }: { readonly definition: FormDefinition; readonly values: Values },
    { language }: Caller,
  ) => {
    for (const { alias, type } of fieldsOf(definition)) {
      if (type !== 'file') continue;
      const kept = new Set(idsIn(profile[alias]));
      const ids = idsIn(values[alias]).filter((id) => !kept.has(id));
      const claim = { form: definition.alias, field: alias, ids, customerId, submissionId: randomUUID() };
      if (await files.claim(tx, claim)) continue;
      throw fieldErrors(language, { [alias]: refuseForm(language, 'fileGone') });
    }
  };

  return {
    update: async ({ customer }, { definition, locale, values: given }, caller) => {
      const named = (await isNameLocked(customer.id)) ? changedNames(customer, given) : [];
      if (named.length > 0) {
        const name = `${customer.firstname} ${customer.lastname}`.trim();
        const refusal = refuseIn(accountTexts, caller.language, 'nameLocked', { name });
        throw fieldErrors(caller.language, Object.fromEntries(named.map((alias) => [alias, refusal])));
      }
      const values = await check(definition, given, caller.language);
      assertFileCounts(definition, values, caller);
      const changed = changedContacts(customer, values, caller);
      if (changed.length > 0) {
        for (const { channel } of changed) assertReachable(sender, channel, caller.language);
        await assertPassword(context, customer, values['current_password'], caller);
      }
      const fields = fieldsOf(definition);
      const shown = new Set(fields.filter(isProfileField).map(({ alias }) => alias));
      const { profile, firstname, lastname } = splitValues(values, (alias) => shown.has(alias));
      await orm.transaction(async (tx) => {
        const store = createCustomerStore(tx);
        // As it is now: a file that was removed meanwhile must not come back.
        const account = (await store.lock(customer.id)) ?? customer;
        await claimFiles(tx, account, { definition, values }, caller);
        // A field of the form that came without a value was emptied; what other forms asked stays.
        const others = Object.fromEntries(
          Object.entries(account.profile).filter(([alias]) => !shown.has(alias)),
        );
        // A form that asks for the house asks for the address: no flat of the one before stays.
        const oneAddress = shown.has('house') ? withAddress(others, {}) : others;
        await store.update(customer.id, {
          profile: { ...oneAddress, ...profile, ...allFiles(account, fields, values) },
          ...(firstname !== '' && { firstname }),
          ...(lastname !== '' && { lastname }),
        });
        await storeConsents(tx, customer.id, consentsIn(definition, values, locale), new Date(now()));
      });
      await audit.record({ kind: 'profile-changed', customerId: customer.id, address: caller.address });
      return Promise.all(changed.map((contact) => proofs.send(customer, contact, caller)));
    },
  };
}

/** The definition with what the account holds filled in, for its owner alone. */
export function prefill(definition: FormDefinition, customer: Customer): FormDefinition {
  const { email, phone, firstname, lastname, profile } = customer;
  const known = new Map<string, unknown>([
    ...Object.entries(profile),
    ...Object.entries({ email, phone, firstname, lastname }),
  ]);
  const fill = (field: FormField): FormField => {
    const value = known.get(field.alias);
    if (field.type === 'file' || field.type === 'password' || field.type === 'consent') return field;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return { ...field, default_value: value };
    }
    const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return isList ? { ...field, default_value: value } : field;
  };
  const groups = definition.groups.map((group) => ({ ...group, fields: group.fields.map(fill) }));
  return { ...definition, groups };
}

/** Consents are kept with their words; passwords nowhere. */
const isProfileField = ({ type }: FormField): boolean =>
  type !== 'consent' && type !== 'password' && type !== 'static';

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');

/**
 * Files are added to those the account has: a form that shows none of them must not take them away, because a field left
 * alone and one that was emptied look the same.
 */
const allFiles = ({ profile }: Customer, fields: readonly FormField[], values: Values) =>
  Object.fromEntries(
    fields
      .filter(({ type }) => type === 'file')
      .map(({ alias }): [string, string[]] => {
        const ids = new Set([...idsIn(profile[alias]), ...idsIn(values[alias])]);
        return [alias, [...ids].slice(-maxKept)];
      })
      .filter(([, ids]) => ids.length > 0),
  );

/** The threshold holds whatever the form's own rules say ([sec 32]). */
function assertFileCounts(definition: FormDefinition, values: Values, { language }: Caller): void {
  const crowded = fieldsOf(definition).filter(
    ({ type, alias }) => type === 'file' && idsIn(values[alias]).length > uploadLimits.files,
  );
  if (crowded.length === 0) return;
  const refusal = refuseForm(language, 'fileCount', { count: uploadLimits.files });
  throw fieldErrors(language, Object.fromEntries(crowded.map(({ alias }) => [alias, refusal])));
}

/** @throws PlatformError invalid_fields for what is no contact */
function changedContacts(customer: Customer, values: Values, { language }: Caller): Contact[] {
  const { email: newEmail, phone: newPhone } = values;
  const email = newEmail === undefined ? customer.email : readEmail(newEmail);
  const phone = newPhone === undefined ? customer.phone : readPhone(newPhone);
  if (email === null) throw fieldErrors(language, { email: refuseIn(accountTexts, language, 'badEmail') });
  if (newPhone !== undefined && phone === null)
    throw fieldErrors(language, { phone: refuseIn(accountTexts, language, 'badPhone') });
  return [
    ...(email === customer.email ? [] : [{ channel: 'email' as const, address: email }]),
    ...(phone === null || phone === customer.phone ? [] : [{ channel: 'sms' as const, address: phone }]),
  ];
}
