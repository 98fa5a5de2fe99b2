import { block } from '../block.ts';
import { percent, zloty } from './cost-words.ts';
import { costExamples } from './costs.ts';

/**
 * What the loan comes to for four amounts. The representative example and the
 * cost warning must stand beside it.
 */
export const costTable = block('cost-table', 'table', {
  title: 'Ile to kosztuje w praktyce',
  caption: 'Przykładowe pożyczki: oprocentowanie 13,5% w skali roku, prowizja 8%',
  columns: ['Kwota', 'Okres', 'Rata', 'Całkowity koszt', 'Do zapłaty', 'RRSO'].map((title) => ({ title })),
  rows: costExamples.map((example) => [
    zloty(example.amount),
    `${example.months} mies.`,
    zloty(example.instalment),
    zloty(example.interest + example.commission),
    zloty(example.total),
    percent(example.rrsoPercent, 2),
  ]),
});
