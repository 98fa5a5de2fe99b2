import type { FormDefinition } from '#schemas/form.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import type { StoredSecret } from '../../base/codes/one-time-secrets.ts';
import { fieldsOf } from '../../content/forms/check-submission.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { type Customer, createCustomerStore } from '../customer-store.ts';
import type { AccountContext } from './account-context.ts';
import { accountTexts } from './account-texts.ts';
import { beforeSending } from './before-sending.ts';
import { consentsIn, storeConsents } from './consents.ts';
import { readEmail } from './contacts.ts';
import { readNewPassword } from './new-password.ts';
import { type PendingRegistration, readPending, splitValues } from './pending-registration.ts';

export interface RegistrationRequest {
  readonly definition: FormDefinition;
  /** Language the form was read in. */
  readonly locale: string;
  readonly group: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly marketing: Readonly<Record<string, string>>;
  /** Minor units and months. */
  readonly wantedSum?: number | undefined;
  readonly wantedTerm?: number | undefined;
}

/** Opening an account: a form, a code, the account. */
export interface Registration {
  /**
   * Sends a code. Whether the address has an account shows in nothing but the message ([sec 10]); no account is made.
   * @throws PlatformError invalid_fields, too_many_attempts
   */
  start(request: RegistrationRequest, caller: Caller): Promise<void>;
  /** Sends a new code for a registration that waits; the one before is good no more. */
  resend(email: string, caller: Caller): Promise<void>;
  /** Opens the account the code proves. @returns null for a code that is good for nothing */
  finish(email: string, code: string, caller: Caller): Promise<Customer | null>;
}

/**
 * The code step of the sign-up with its code filled in. Address and code stand behind the hash, so that neither proxies nor
 * logs see them ([sec 12]); it takes a press to use the code, so a scanner that follows links opens no account.
 */
function signUpLink(
  origin: string,
  proof: { readonly email: string; readonly code: string },
  { group, wantedSum, wantedTerm }: PendingRegistration,
): string {
  const path = group === defaultAuthGroup ? '/signup' : `/signup/${group}`;
  const query = new URLSearchParams({
    ...(wantedSum !== null && { curSum: String(wantedSum / 100) }),
    ...(wantedTerm !== null && { curTerm: String(wantedTerm) }),
  });
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}#${new URLSearchParams(proof)}`;
}

export function createRegistration(context: AccountContext): Registration {
  const { orm, live, customers, audit, codes, sender, check, hash, publicOrigin, now } = context;

  /** A code for a registration; the message of somebody who has an account already holds none. */
  const sendCode = async (
    email: string,
    known: Customer | null,
    payload: PendingRegistration | null,
    locale: Caller['language'],
  ) => {
    const code = await codes.issueCode({
      purpose: 'registration',
      subject: email,
      customerId: known?.id ?? null,
      ...(known === null && payload !== null && { payload }),
    });
    if (known !== null) {
      const link = `${publicOrigin()}/password-restore`;
      sender.send({ channel: 'email', to: email, template: 'registration-known', locale, values: { link } });
    } else if (payload !== null) {
      const link = signUpLink(publicOrigin(), { email, code }, payload);
      sender.send({
        channel: 'email',
        to: email,
        template: 'registration-code',
        locale,
        values: { code, link },
      });
    }
  };
  /** Whether a code for the same mailbox was asked for from elsewhere a moment ago. */
  const isContested = (waiting: StoredSecret | null, caller: Caller): boolean => {
    const other = readPending(waiting?.payload);
    return other !== null && (other.contested || other.address !== caller.address);
  };

  return {
    start: async (request, caller) => {
      const { definition, locale, group, marketing, wantedSum = null, wantedTerm = null } = request;
      const values = await check(definition, request.values, caller.language);
      const email = readEmail(values['email']);
      if (email === null)
        throw fieldErrors(caller.language, { email: refuseIn(accountTexts, caller.language, 'badEmail') });
      const password = await readNewPassword(live, values, caller.language);
      await beforeSending(context, { channel: 'email', address: email }, caller);
      const consents = consentsIn(definition, values, locale);
      // Kept with their words; in the profile they would be boxes that nobody can tell the meaning of.
      const isConsent = new Set(fieldsOf(definition).flatMap((f) => (f.type === 'consent' ? [f.alias] : [])));
      // The same work for everybody: hashing is what would tell.
      const [passwordHash, known, waiting] = await Promise.all([
        hash(password),
        customers.store.byEmail(email),
        codes.pending('registration', email),
      ]);
      await sendCode(
        email,
        known,
        {
          ...splitValues(values, (alias) => !isConsent.has(alias)),
          passwordHash,
          group,
          consents,
          marketing,
          wantedSum,
          wantedTerm,
          at: now(),
          address: caller.address,
          contested: isContested(waiting, caller),
        },
        caller.language,
      );
      await audit.record({ kind: 'registration-started', address: caller.address, details: { group } });
    },
    resend: async (email, caller) => {
      const waiting = await codes.pending('registration', email);
      const known = await customers.store.byEmail(email);
      await sendCode(email, waiting === null ? null : known, readPending(waiting?.payload), caller.language);
    },
    finish: async (email, code, { address }) => {
      const opened = await orm.transaction(async (tx) => {
        const proved = await codes.useCode({ purpose: 'registration', subject: email, code }, tx);
        const pending = readPending(proved?.payload);
        if (pending === null) return null;
        const { contested, consents, at, passwordHash, address: _from, ...account } = pending;
        const added = await createCustomerStore(tx).add({
          ...account,
          email,
          passwordHash: contested ? null : passwordHash,
          needChangePassword: contested,
          emailVerifiedAt: new Date(now()),
        });
        // Somebody else may have opened one meanwhile; then this code proves nothing any more.
        if (added === null) return null;
        await storeConsents(tx, added.id, consents, new Date(at));
        return added;
      });
      if (opened === null) return null;
      await audit.record({ kind: 'registered', customerId: opened.id, address });
      return opened;
    },
  };
}
