import type { FormDefinition } from '#schemas/form.ts';
import { fieldsOf } from '../content/forms/check-submission.ts';
import type { LoanApplication } from './lifecycle.ts';
import { automatedConsent } from './steps/consent-group.ts';

type Scoring = LoanApplication['scoring'];

/** What a step says of the consent to an automated decision; nothing where its form does not ask for it. */
export function automatedIn(
  definition: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): { readonly automated?: boolean } {
  const asks = fieldsOf(definition).some(({ alias }) => alias === automatedConsent);
  return asks ? { automated: values[automatedConsent] === true } : {};
}

/** Whether the customer was asked and did not agree that a program decides: then a person does (RODO art. 22). */
export const personDecides = (scoring: Scoring): boolean => scoring['automated'] === false;

/** Whether the application waits for that person now. */
export const awaitsPerson = ({
  status,
  dueAt,
  scoring,
}: Pick<LoanApplication, 'status' | 'dueAt' | 'scoring'>): boolean =>
  status === 'scoring' && dueAt === null && personDecides(scoring);
