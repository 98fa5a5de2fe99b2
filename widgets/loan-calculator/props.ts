import { type Static, Type } from 'typebox';
import { choice, decimal, integer, link, text } from '#registry/fields.ts';

export const props = Type.Object({
  heading: text({
    title: 'Heading',
    description: 'Empty: the usual heading in the page language',
    default: '',
  }),
  lead: text({ title: 'Lead', maxLength: 300, default: '' }),
  minAmount: integer({ title: 'Lowest amount', minimum: 1, maximum: 1_000_000, default: 1000 }),
  maxAmount: integer({ title: 'Highest amount', minimum: 1, maximum: 1_000_000, default: 30_000 }),
  amountStep: integer({ title: 'Step of the amount', minimum: 1, maximum: 100_000, default: 100 }),
  defaultAmount: integer({ title: 'Amount at the start', minimum: 1, maximum: 1_000_000, default: 8000 }),
  minMonths: integer({ title: 'Shortest term in months', minimum: 1, maximum: 360, default: 3 }),
  maxMonths: integer({ title: 'Longest term in months', minimum: 1, maximum: 360, default: 48 }),
  monthsStep: integer({ title: 'Step of the term', minimum: 1, maximum: 60, default: 1 }),
  defaultMonths: integer({ title: 'Term at the start', minimum: 1, maximum: 360, default: 24 }),
  annualRatePercent: decimal({
    title: 'Interest rate per year, %',
    minimum: 0,
    maximum: 100,
    default: 13.5,
  }),
  feePercent: decimal({ title: 'Fee, % of the amount', minimum: 0, maximum: 45, default: 8 }),
  currency: choice(['PLN', 'EUR'], { title: 'Currency', default: 'PLN' }),
  applyLabel: text({ title: 'Button', maxLength: 80, description: 'Empty: the usual words', default: '' }),
  applyHref: link({ title: 'Where the button leads, without query', default: '/signup' }),
  /** Kept in the props, because a clock would make server and browser disagree. Days up to 28 exist in every month. */
  exampleDate: Type.String({
    title: 'Date of the representative example',
    description: 'YYYY-MM-DD, day 1 to 28',
    pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])$',
    field: 'key',
    default: '2025-11-21',
  }),
});
export type LoanCalculatorProps = Static<typeof props>;
