import { type Static, Type } from 'typebox';
import { amountStepMinor, monthsStep } from '#money/loan-step.ts';
import { choice, decimal, flag, integer, link, optional, text } from '#registry/fields.ts';

const fromTerms = 'Empty: as in the terms in force (configuration "credit")';

export const props = Type.Object({
  heading: text({
    title: 'Heading',
    description: 'Empty: the usual heading in the page language',
    default: '',
  }),
  lead: text({ title: 'Lead', maxLength: 300, default: '' }),
  minAmount: optional(
    integer({ title: 'Lowest amount', description: fromTerms, minimum: 1, maximum: 1_000_000 }),
  ),
  maxAmount: optional(
    integer({ title: 'Highest amount', description: fromTerms, minimum: 1, maximum: 1_000_000 }),
  ),
  amountStep: integer({
    title: 'Step of the amount',
    minimum: 1,
    maximum: 100_000,
    default: amountStepMinor / 100,
  }),
  defaultAmount: optional(
    integer({ title: 'Amount at the start', description: fromTerms, minimum: 1, maximum: 1_000_000 }),
  ),
  minMonths: optional(
    integer({ title: 'Shortest term in months', description: fromTerms, minimum: 1, maximum: 360 }),
  ),
  maxMonths: optional(
    integer({ title: 'Longest term in months', description: fromTerms, minimum: 1, maximum: 360 }),
  ),
  monthsStep: integer({ title: 'Step of the term', minimum: 1, maximum: 60, default: monthsStep }),
  defaultMonths: optional(
    integer({ title: 'Term at the start', description: fromTerms, minimum: 1, maximum: 360 }),
  ),
  annualRatePercent: optional(
    decimal({ title: 'Interest rate per year, %', description: fromTerms, minimum: 0, maximum: 100 }),
  ),
  feePercent: optional(
    decimal({ title: 'Fee, % of the amount', description: fromTerms, minimum: 0, maximum: 45 }),
  ),
  currency: optional(choice(['PLN', 'EUR'], { title: 'Currency', description: fromTerms })),
  applyLabel: text({ title: 'Button', maxLength: 80, description: 'Empty: the usual words', default: '' }),
  applyHref: link({ title: 'Where the button leads, without query', default: '/signup' }),
  phoneBar: flag({
    title: 'Bar with instalment and button on phones',
    description:
      'Stays at the foot of the window on the way through a long page. Away while the calculator is in sight',
    default: false,
  }),
  /** A day of the content, because a clock would make server and browser disagree. Up to 28 they exist in every month. */
  exampleDate: optional(
    Type.String({
      title: 'Date of the representative example',
      description: `YYYY-MM-DD, day 1 to 28. ${fromTerms}`,
      pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])$',
      field: 'date',
    }),
  ),
});
export type LoanCalculatorProps = Static<typeof props>;
