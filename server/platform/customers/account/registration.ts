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
import {
  addForm,
  chooseForm,
  commonGroup,
  newRegistrationKey,
  readPending,
  registrationKeyDigest,
  type SignUpForm,
  splitValues,
} from './pending-registration.ts';

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
   * @returns the registration key: with the code it opens the account of this form, whoever sends others for the same mailbox
   * @throws PlatformError invalid_fields, too_many_attempts
   */
  start(request: RegistrationRequest, caller: Caller): Promise<string>;
  /** Sends a new code for a registration that waits; the one before is good no more. */
  resend(email: string, caller: Caller): Promise<void>;
  /**
   * Opens the account the code proves. Where nobody can tell whose form is meant (`chooseForm`), it holds the address alone: its owner
   * sets a password, and gives name, phone, details and consents again.
   * @returns null for a code that is good for nothing
   */
  finish(proof: RegistrationProof, caller: Caller): Promise<Customer | null>;
}

export interface RegistrationProof {
  readonly email: string;
  readonly code: string;
  /** What `start` gave the browser. */
  readonly key?: string | undefined;
}

/** An account of which nothing is known but its address. */
const blank = {
  passwordHash: null,
  needChangePassword: true,
  firstname: '',
  lastname: '',
  phone: null,
  profile: {},
  marketing: {},
  wantedSum: null,
  wantedTerm: null,
} as const;

/**
 * The code step of the sign-up with its code filled in. Address and code stand behind the hash, so that neither proxies nor
 * logs see them ([sec 12]); it takes a press to use the code, so a scanner that follows links opens no account.
 */
function signUpLink(
  origin: string,
  proof: { readonly email: string; readonly code: string },
  { group, wantedSum, wantedTerm }: SignUpForm,
): string {
  const path = group === defaultAuthGroup ? '/signup' : `/signup/${group}`;
  const query = new URLSearchParams({
    ...(wantedSum !== null && { curSum: String(wantedSum / 100) }),
    ...(wantedTerm !== null && { curTerm: String(wantedTerm) }),
  });
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}#${new URLSearchParams(proof)}`;
}

/** What of a form becomes the account. */
const accountOf = ({ consents: _c, at: _a, keyDigest: _k, ...account }: SignUpForm) => account;

interface Waiting {
  readonly newest: SignUpForm;
  /** All that waits for the new code, from the code it replaces. */
  readonly payload: (earlier: StoredSecret | null) => StoredSecret['payload'];
}

export function createRegistration(context: AccountContext): Registration {
  const { orm, live, customers, audit, codes, sender, check, hash, publicOrigin, now } = context;

  /** A code for a registration; the message of somebody who has an account already holds none. */
  const sendCode = async (
    email: string,
    known: Customer | null,
    waiting: Waiting | null,
    locale: Caller['language'],
  ) => {
    const code = await codes.issueCode({
      purpose: 'registration',
      subject: email,
      customerId: known?.id ?? null,
      // The same question for everybody.
      payload: (earlier) => (known === null && waiting !== null ? waiting.payload(earlier) : {}),
    });
    if (known !== null) {
      const link = `${publicOrigin()}/password-restore`;
      sender.send({ channel: 'email', to: email, template: 'registration-known', locale, values: { link } });
    } else if (waiting !== null) {
      const link = signUpLink(publicOrigin(), { email, code }, waiting.newest);
      sender.send({
        channel: 'email',
        to: email,
        template: 'registration-code',
        locale,
        values: { code, link },
      });
    }
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
      const [passwordHash, known] = await Promise.all([hash(password), customers.store.byEmail(email)]);
      const key = newRegistrationKey();
      const form: SignUpForm = {
        ...splitValues(values, (alias) => !isConsent.has(alias)),
        passwordHash,
        group,
        consents,
        marketing,
        wantedSum,
        wantedTerm,
        at: now(),
        keyDigest: registrationKeyDigest(key),
      };
      const { address, language } = caller;
      const payload: Waiting['payload'] = (earlier) =>
        addForm(readPending(earlier?.payload), { ...form, address });
      await sendCode(email, known, { newest: form, payload }, language);
      await audit.record({ kind: 'registration-started', address, details: { group } });
      return key;
    },
    resend: async (email, { language }) => {
      const waiting = await codes.pending('registration', email);
      const known = await customers.store.byEmail(email);
      const newest = readPending(waiting?.payload);
      const payload: Waiting['payload'] = (earlier) => earlier?.payload ?? {};
      await sendCode(email, waiting && known, newest && { newest, payload }, language);
    },
    finish: async ({ email, code, key }, { address, language }) => {
      const opened = await orm.transaction(async (tx) => {
        const proved = await codes.useCode({ purpose: 'registration', subject: email, code }, tx);
        const pending = readPending(proved?.payload);
        if (pending === null) return null;
        const form = chooseForm(pending, key);
        const added = await createCustomerStore(tx).add({
          ...(form ? accountOf(form) : { ...blank, group: commonGroup(pending) }),
          email,
          emailVerifiedAt: new Date(now()),
        });
        // Somebody else may have opened one meanwhile; then this code proves nothing any more.
        if (added === null) return null;
        if (form) await storeConsents(tx, added.id, form.consents, new Date(form.at));
        return added;
      });
      if (opened === null) return null;
      const contested = opened.needChangePassword;
      if (contested) {
        const values = { link: `${publicOrigin()}/profile-settings` };
        const message = { channel: 'email', to: email, locale: language, values } as const;
        sender.send({ ...message, template: 'account-without-details' });
      }
      const details = { contested };
      await audit.record({ kind: 'registered', customerId: opened.id, address, details });
      return opened;
    },
  };
}
