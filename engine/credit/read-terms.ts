import { type IsoDate, isCalendarDay } from '#money/calendar.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { CreditConfig, type CreditTerms } from '#schemas/credit-config.ts';
import { costCapProblem } from './cost-cap-check.ts';
import { type CreditOutcome, found, refused } from './credit-outcome.ts';
import { inForce } from './in-force.ts';
import { isOffered } from './is-offered.ts';

const terms = compileSchema(CreditConfig.properties.terms);

/**
 * The product's terms in force on a day, checked: whole, with bounds that hold together, an example that is offered, and
 * costs under the cap.
 * @param values the configuration category `credit`
 * @returns value null when there are no terms, or none has begun
 */
export function termsInForce(
  values: Readonly<Record<string, unknown>>,
  today: IsoDate,
): CreditOutcome<CreditTerms | null> {
  const stored = Object.hasOwn(values, 'terms') ? values['terms'] : [];
  if (!terms.Check(stored)) {
    const [error] = terms.Errors(stored);
    return refused(
      'malformed',
      `terms${error?.instancePath ?? ''} ${error?.message ?? ''}`,
      'Correct the configuration "credit".',
    );
  }
  const unreal = stored.find(({ from }) => !isCalendarDay(from));
  if (unreal) return refused('malformed', `there is no day ${unreal.from}`, 'Correct `from` of those terms.');
  const current = inForce(stored, today);
  return current ? checkedTerms(current) : found(null);
}

function checkedTerms(current: CreditTerms): CreditOutcome<CreditTerms> {
  const { from, example } = current;
  if (current.min_amount_minor > current.max_amount_minor || current.min_months > current.max_months)
    return refused(
      'bounds',
      `the terms of ${from} have a least value above the highest`,
      'Correct their bounds.',
    );
  if (!isOffered(current, example.amount_minor, example.months))
    return refused(
      'example-outside',
      `the terms of ${from} do not offer their own example`,
      'Choose an amount and a term within the bounds.',
    );
  const shortest = { amount_minor: current.max_amount_minor, months: current.min_months };
  const overCap = [example, shortest]
    .map((loan) => costCapProblem(current.fee_percent, loan.amount_minor, loan.months))
    .find((problem) => problem !== null);
  return overCap ? { ok: false, problem: overCap } : found(current);
}
