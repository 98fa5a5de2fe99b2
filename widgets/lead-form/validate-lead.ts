import { emailPattern, phonePattern } from '#schemas/contact-patterns.ts';
import type { LeadRequest } from '#schemas/lead.ts';
import { eitherWillDo, type FormFields, type InputName, inputNames } from './form-fields.ts';

/** What stands in the form. */
export interface LeadValues extends Readonly<Record<InputName, string>> {
  /** For each consent of the form, whether it is ticked. */
  readonly ticks: readonly boolean[];
}

/** Text key endings of what may be wrong with a field. */
export type Fault =
  | 'name-missing'
  | 'name-long'
  | 'email-missing'
  | 'email-form'
  | 'phone-missing'
  | 'phone-form'
  | 'either-missing'
  | 'consent-missing'
  /** The server found something that the form did not. */
  | 'refused';

/** Name of an input, or `consent-` and its position. */
export type FieldName = InputName | `consent-${number}`;
export type FieldErrors = ReadonlyMap<FieldName, Fault>;

/** A consent of the form. */
export interface Consent {
  readonly text: string;
  readonly required: boolean;
}

/** Bounds of `schemas/lead.ts`. */
export const longest: Readonly<Record<InputName, number>> = { name: 120, email: 254, phone: 20 };
const email = new RegExp(emailPattern);
const phone = new RegExp(phonePattern);

/**
 * The consents as the form asks for them. Where an editor made all of them free, the first one is needed: without any
 * consent nothing may be kept (GDPR art. 6).
 */
export const neededConsents = (consents: readonly Consent[]): readonly Consent[] =>
  consents.some(({ required }) => required)
    ? consents
    : consents.map((consent, at) => ({ ...consent, required: at === 0 }));

/** What is wrong, in the order of the form. */
export function validateLead(
  values: LeadValues,
  fields: FormFields,
  consents: readonly Consent[],
): FieldErrors {
  const fieldErrors = new Map<FieldName, Fault>();
  for (const name of inputNames) {
    const error = fields[name] === 'hidden' ? null : inputFault(name, values[name].trim(), fields[name]);
    if (error) fieldErrors.set(name, error);
  }
  if (eitherWillDo(fields) && !values.email.trim() && !values.phone.trim())
    fieldErrors.set('email', 'either-missing');
  for (const [at, consent] of consents.entries())
    if (consent.required && !values.ticks[at]) fieldErrors.set(`consent-${at}`, 'consent-missing');
  return fieldErrors;
}

function inputFault(name: InputName, value: string, presence: 'required' | 'optional'): Fault | null {
  if (value === '') return presence === 'required' ? `${name}-missing` : null;
  if (name === 'name') return value.length > longest.name ? 'name-long' : null;
  if (name === 'email') return email.test(value) && value.length <= longest.email ? null : 'email-form';
  return phone.test(value) ? null : 'phone-form';
}

/** What is sent of a valid form: nothing of fields that are hidden or empty, and the consents word for word. */
export function leadRequest(
  values: LeadValues,
  fields: FormFields,
  about: { readonly topic: string; readonly page: string; readonly consents: readonly Consent[] },
): LeadRequest {
  const given = inputNames.flatMap((name): [InputName, string][] => {
    const value = values[name].trim();
    return fields[name] === 'hidden' || value === '' ? [] : [[name, value]];
  });
  return {
    topic: about.topic,
    ...Object.fromEntries(given),
    consents: about.consents.filter((_consent, at) => values.ticks[at]).map(({ text }) => text),
    page: about.page,
  };
}
