import type { FormField } from '#schemas/form.ts';
import { field, required } from '../../field.ts';
import { consents } from '../consents.ts';

type Consent = (typeof consents)[keyof typeof consents][number];

const of = (alias: string, consent: Consent | undefined): FormField => {
  if (!consent) throw new Error(`there is no consent for the field ${alias}`);
  const { name, text, link } = consent;
  return field(alias, 'consent', text, {
    ...(link !== undefined && { document: { label: name, href: link } }),
    ...(consent.required && { validation_rules: [required('Bez tego nie możemy założyć konta.')] }),
  });
};

const [terms, privacy, offers, calls] = consents.registerConsents;
const [information, report, scoring] = [
  consents.formConsents[1],
  consents.formConsents[0],
  consents.formConsents[2],
];
const [requiredTerms, requiredPrivacy] = consents.getRequiredConsents;

/** The words of the lookup `registerConsents`; two of the four are up to the customer. */
export const registerConsents = [
  of('consent_terms', terms),
  of('consent_privacy', privacy),
  of('consent_offers', offers),
  of('consent_calls', calls),
];

/** What nobody gets by without: the lookup `getRequiredConsents`. */
export const requiredConsents = [of('consent_terms', requiredTerms), of('consent_privacy', requiredPrivacy)];

/** What belongs to an application: the lookup `formConsents`. */
export const applicationConsents = [
  of('consent_information', information),
  of('consent_report', report),
  of('consent_scoring', scoring),
];

/** For messages that lead to no contract. */
export const readPrivacy = field(
  'consent_privacy',
  'consent',
  'Wiem, kto i po co przetwarza moje dane z tego formularza.',
  {
    document: { label: 'Polityka prywatności', href: '/polityka-prywatnosci' },
    validation_rules: [required('Potwierdź, żebyśmy mogli odpowiedzieć.')],
  },
);
