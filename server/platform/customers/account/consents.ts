import type { FormDefinition } from '#schemas/form.ts';
import type { Orm } from '../../base/database/database.ts';
import { fieldsOf } from '../../content/forms/check-submission.ts';
import { customerConsent } from './tables.ts';

/** A consent as it was given: the words somebody read. */
export interface GivenConsent {
  readonly form: string;
  readonly field: string;
  readonly text: string;
  readonly document: string | null;
  readonly locale: string;
}

/** The consents a submission gives, word for word as the form has them. */
export const consentsIn = (
  definition: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  locale: string,
): GivenConsent[] =>
  fieldsOf(definition)
    .filter(({ type, alias }) => type === 'consent' && values[alias] === true)
    .map(({ alias, title, document }) => ({
      form: definition.alias,
      field: alias,
      text: title,
      document: document?.href ?? null,
      locale,
    }));

/** Keeps consents with the time they were given. */
export async function storeConsents(
  orm: Orm,
  customerId: string,
  consents: readonly GivenConsent[],
  givenAt: Date,
): Promise<void> {
  if (consents.length === 0) return;
  await orm.insert(customerConsent).values(consents.map((consent) => ({ ...consent, customerId, givenAt })));
}
