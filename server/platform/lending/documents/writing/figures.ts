import type { LoanFigures } from '#schemas/lending/figures.ts';
import { counted, percent, zloty } from '../../../base/pdf/polish.ts';

export const installments = (months: number): string => counted(months, 'rata', 'raty', 'rat');
export const monthsInWords = (months: number): string => counted(months, 'miesiąc', 'miesiące', 'miesięcy');

/** How the instalments are paid, with the last one where it differs. */
export function instalmentPlan({ months, instalment_minor, last_instalment_minor }: LoanFigures): string {
  const regular = zloty(instalment_minor);
  if (months === 1) return `1 rata: ${zloty(last_instalment_minor)}`;
  if (last_instalment_minor === instalment_minor) return `${installments(months)} po ${regular}, co miesiąc`;
  return `${installments(months - 1)} po ${regular} i ostatnia ${zloty(last_instalment_minor)}, co miesiąc`;
}

/** A rate without needless decimals: `14,5%`. */
export const rate = (value: number): string => `${String(value).replace('.', ',')}%`;

/** The figures that stand first wherever a loan is described. */
export const keyFigures = (figures: LoanFigures): [string, string][] => [
  ['Całkowita kwota pożyczki', zloty(figures.amount_minor)],
  ['Rata', zloty(figures.instalment_minor)],
  ['RRSO', percent(figures.apr_percent)],
  ['Okres', installments(figures.months)],
  ['Całkowity koszt', zloty(figures.total_cost_minor)],
  ['Całkowita kwota do zapłaty', zloty(figures.total_payable_minor)],
];

/** The same in one sentence, as the law wants a representative example. */
export const representativeExample = (figures: LoanFigures): string =>
  `Całkowita kwota pożyczki ${zloty(figures.amount_minor)}, oprocentowanie stałe ${rate(figures.annual_rate_percent)} w skali roku, ` +
  `prowizja ${zloty(figures.fee_minor)}, odsetki ${zloty(figures.interest_minor)}, ${instalmentPlan(figures)}, ` +
  `całkowity koszt ${zloty(figures.total_cost_minor)}, całkowita kwota do zapłaty ${zloty(figures.total_payable_minor)}, ` +
  `RRSO ${percent(figures.apr_percent)}.`;
