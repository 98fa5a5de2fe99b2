import { eq } from 'drizzle-orm';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import { legalDay } from '../../base/legal-day.ts';
import { fieldsOf } from '../../content/forms/check-submission.ts';
import { acceptedDocuments } from '../../customers/account/accepted-documents.ts';
import { consentsIn, storeConsents } from '../../customers/account/consents.ts';
import { prefill } from '../../customers/account/profile-updates.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { hasAddress, withAddress } from '../../customers/own-address.ts';
import { customer as customerTable } from '../../customers/tables.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { WrongStatus } from '../../http/wrong-status.ts';
import { openApplication } from '../application-rows.ts';
import type { LendingRouteOptions } from '../lending-route-options.ts';
import { readLendingTerms } from '../lending-terms.ts';
import { lendingTexts } from '../lending-texts.ts';
import type { LoanApplication } from '../lifecycle.ts';
import { notifyStaff } from '../notify-staff.ts';
import { automatedIn, personDecides } from '../person-decides.ts';
import { loanApplication } from '../tables.ts';
import { readStepForm } from './read-step-form.ts';

type Values = Readonly<Record<string, unknown>>;

/** Largest draft of a step, as JSON ([sec 31]). */
const draftLimit = 64 * 1024;
/** What the account keeps of the first step besides the address, so that nothing is asked twice (WCAG 3.3.7). */
const kept = ['pesel', 'id_card'] as const;

/** Filling in an application, step by step. */
export interface ApplicationSteps {
  /** @throws PlatformError not_found for what is no step */
  form(customer: Customer, step: string, caller: Caller): Promise<FormDefinition>;
  /**
   * Checks a step and keeps it; the last one that is missing sends the application.
   * @throws PlatformError not_found, invalid_fields; WrongStatus
   */
  submit(customer: Customer, step: string, values: unknown, caller: Caller): Promise<void>;
  /** Keeps what was typed so far, unchecked. @throws PlatformError not_found, invalid_fields, too_large; WrongStatus */
  draft(customer: Customer, step: string, values: Values, caller: Caller): Promise<void>;
}

export function createApplicationSteps(options: LendingRouteOptions): ApplicationSteps {
  const { orm, live, lifecycle, check, now } = options;

  const formOf = async (customer: Customer, step: string, { language }: Caller) => {
    const accepted = () => acceptedDocuments(orm, customer.id);
    const { config } = await readLendingTerms(orm, legalDay(now()));
    const form = config.steps.includes(step) ? await readStepForm(live, step, language, accepted) : null;
    if (form === null) throw new PlatformError('not_found', refuseIn(lendingTexts, language, 'unknownStep'));
    return { ...form, steps: config.steps };
  };
  /** The application being filled in, locked. */
  const filling = async (tx: typeof orm, customer: Customer): Promise<LoanApplication> => {
    const row = await openApplication(tx, customer.id, true);
    if (row?.status !== 'filling-form') throw new WrongStatus(row?.status ?? 'nothing', 'step');
    return row;
  };

  return {
    form: async (customer, step, caller) => {
      const { definition } = await formOf(customer, step, caller);
      const row = await openApplication(orm, customer.id);
      const typed = new Map(Object.entries(row?.values ?? {})).get(step) ?? {};
      return prefill(definition, { ...customer, profile: { ...customer.profile, ...typed } });
    },
    submit: async (customer, step, given, caller) => {
      const { definition, locale, steps } = await formOf(customer, step, caller);
      const values = await check(definition, given, caller.language);
      const plain = withoutConsents(definition, values);
      const awaited = await orm.transaction(async (tx) => {
        const row = await filling(tx, customer);
        const done = new Set([...row.doneSteps, step]);
        await tx
          .update(loanApplication)
          .set({
            values: { ...row.values, [step]: plain },
            doneSteps: [...done],
            scoring: { ...row.scoring, ...automatedIn(definition, values) },
          })
          .where(eq(loanApplication.id, row.id));
        await storeConsents(tx, customer.id, consentsIn(definition, values, locale), new Date(now()));
        const known = kept.flatMap((name) =>
          Object.hasOwn(plain, name) ? [[name, plain[name]] as const] : [],
        );
        if (known.length > 0 || hasAddress(plain)) {
          const before = hasAddress(plain) ? withAddress(customer.profile, plain) : customer.profile;
          const profile = { ...before, ...Object.fromEntries(known) };
          await tx.update(customerTable).set({ profile }).where(eq(customerTable.id, customer.id));
        }
        if (!steps.every((one) => done.has(one))) return null;
        await lifecycle.applyEvent(tx, customer.id, { kind: 'submitted' });
        const { scoring } = (await lifecycle.open(customer.id, tx)) ?? row;
        return personDecides(scoring) ? row.number : null;
      });
      if (awaited !== null) await notifyStaff(options, 'decision-awaited', awaited);
    },
    draft: async (customer, step, given, caller) => {
      const { definition } = await formOf(customer, step, caller);
      const values = draftOf(definition, given);
      if (JSON.stringify(values).length > draftLimit) {
        throw new PlatformError('too_large', refuseIn(lendingTexts, caller.language, 'tooMuch'));
      }
      await orm.transaction(async (tx) => {
        const row = await filling(tx, customer);
        await tx
          .update(loanApplication)
          .set({ values: { ...row.values, [step]: values } })
          .where(eq(loanApplication.id, row.id));
      });
    },
  };
}

const isConsent = ({ type }: FormField): boolean =>
  type === 'consent' || type === 'password' || type === 'file';

/** Consents are kept with their words, and no draft holds one. */
function withoutConsents(definition: FormDefinition, values: Values): Values {
  const left = new Set(
    fieldsOf(definition)
      .filter(isConsent)
      .map(({ alias }) => alias),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !left.has(name)));
}

/** What of a draft is kept: plain values of the form's own fields. A page may be older than the form, so the rest is dropped. */
function draftOf(definition: FormDefinition, given: Values): Values {
  const fields = fieldsOf(definition).filter((field) => !isConsent(field));
  return Object.fromEntries(
    fields.flatMap(({ alias }) => {
      const value = Object.hasOwn(given, alias) ? given[alias] : undefined;
      return isPlain(value) ? [[alias, clean(value)]] : [];
    }),
  );
}

type Plain = string | number | boolean | readonly string[];
const isPlain = (value: unknown): value is Plain =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** PostgreSQL cannot keep U+0000 nor half a character. */
const cleanText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
const clean = (value: Plain): Plain => {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'object' ? value.map(cleanText) : value;
};
