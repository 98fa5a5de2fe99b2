import { eq } from 'drizzle-orm';
import { isOnStep } from '#money/loan-step.ts';
import { legalDay } from '../base/legal-day.ts';
import type { Customer } from '../customers/customer-store.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { type Caller, refuseIn } from '../http/person-texts.ts';
import { WrongStatus } from '../http/wrong-status.ts';
import { openApplication } from './application-rows.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { readLendingTerms } from './lending-terms.ts';
import { lendingTexts } from './lending-texts.ts';
import { loanApplication } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;
type Options = Pick<LendingRouteOptions, 'orm' | 'lifecycle' | 'now'>;

/**
 * Asks for another amount or term while the application is being filled in: `{amount_minor, months}`, within the terms in
 * force and in steps of the product. @throws PlatformError invalid_fields; WrongStatus
 */
export async function changeWanted(
  { orm, now }: Options,
  customer: Customer,
  values: Values,
  { language }: Caller,
): Promise<void> {
  const { terms } = await readLendingTerms(orm, legalDay(now()));
  const asked = wholeIn(values['amount_minor'], terms.min_amount_minor, terms.max_amount_minor);
  const amount = asked !== null && isOnStep(asked, terms.min_amount_minor) ? asked : null;
  const months = wholeIn(values['months'], terms.min_months, terms.max_months);
  if (amount === null || months === null) {
    const refusal = refuseIn(lendingTexts, language, 'outsideTerms');
    throw fieldErrors(language, {
      ...(amount === null && { amount_minor: refusal }),
      ...(months === null && { months: refusal }),
    });
  }
  await orm.transaction(async (tx) => {
    const row = await openApplication(tx, customer.id, true);
    if (row?.status !== 'filling-form') throw new WrongStatus(row?.status ?? 'nothing', 'wanted');
    await tx
      .update(loanApplication)
      .set({ wantedMinor: amount, wantedMonths: months })
      .where(eq(loanApplication.id, row.id));
  });
}

/**
 * Opens a step again: the customer found a mistake in the summary. The answers stay; the step has to be sent again, and
 * what follows from the data is decided anew. @throws PlatformError invalid_fields; WrongStatus
 */
export async function reopenStep(
  { orm, lifecycle }: Options,
  customer: Customer,
  step: string,
  { language }: Caller,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const row = await openApplication(tx, customer.id, true);
    if (row && !row.doneSteps.includes(step)) {
      throw fieldErrors(language, { correct: refuseIn(lendingTexts, language, 'unknownStep') });
    }
    await lifecycle.applyEvent(tx, customer.id, { kind: 'data-to-correct' });
    if (!row) return;
    await tx
      .update(loanApplication)
      .set({ doneSteps: row.doneSteps.filter((one) => one !== step) })
      .where(eq(loanApplication.id, row.id));
  });
}

const wholeIn = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : null;
