import { pricing, representative } from './costs.ts';

/** Grosz as Polish money, grouped like the calculator groups: `6 133,21 zł`; whole zlotys without decimals. */
export function zloty(grosz: number): string {
  const whole = String(Math.trunc(grosz / 100)).replace(/\B(?=(\d{3})+$)/g, ' ');
  const rest = grosz % 100;
  return `${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`} zł`;
}

/** A percentage with a decimal comma; RRSO with both decimals, rates without needless ones. */
export const percent = (value: number, decimals = 0): string =>
  `${(decimals > 0 ? value.toFixed(decimals) : String(value)).replace('.', ',')}%`;

const example = representative;
const totalCost = example.interest + example.commission;

/** The representative example in the words of the consumer credit act; stands with every figure about cost. */
export const representativeExample = [
  'Przykład reprezentatywny na 1 października 2026 r.:',
  `rzeczywista roczna stopa oprocentowania (RRSO) ${percent(example.rrsoPercent, 2)},`,
  `całkowita kwota pożyczki (bez kredytowanych kosztów) ${zloty(example.amount)},`,
  `całkowita kwota do zapłaty ${zloty(example.total)},`,
  `oprocentowanie stałe ${percent(pricing.nominalRatePercent)} w skali roku,`,
  `całkowity koszt pożyczki ${zloty(totalCost)}`,
  `(w tym odsetki ${zloty(example.interest)} i prowizja ${zloty(example.commission)} rozłożona na raty),`,
  `okres ${example.months} miesiące: ${example.months - 1} raty po ${zloty(example.instalment)}`,
  `i ostatnia ${zloty(example.lastInstalment)}.`,
].join(' ');

/** The warning lenders put next to every advertisement. */
export const costWarning = 'Uwaga! Pożyczanie pieniędzy kosztuje';
