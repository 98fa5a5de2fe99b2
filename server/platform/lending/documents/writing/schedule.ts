import type { ScheduleRow } from '#schemas/lending/contract.ts';
import { dayInFigures, ibanInFours, zloty } from '../../../base/pdf/polish.ts';
import type { Sheet } from '../../../base/pdf/sheet.ts';
import type { DocumentContext } from '../document-context.ts';
import { keyFigures } from './figures.ts';

const sumOf = (rows: readonly ScheduleRow[], of: (row: ScheduleRow) => number): string =>
  zloty(rows.reduce((sum, row) => sum + of(row), 0));

/** All rows of the schedule with their sums (act on consumer credit art. 30 and 37). */
export function writeSchedule(sheet: Sheet, { facts: { contract } }: DocumentContext): void {
  const { figures, schedule, signed_at: signedAt, repayment_account: account } = contract;
  sheet.figures(keyFigures(figures));
  if (signedAt === null)
    sheet.paragraph(
      'Terminy są wstępne: liczą się od dnia zawarcia umowy. Po podpisaniu otrzymasz harmonogram z ostatecznymi terminami.',
    );
  sheet.table({
    head: ['Nr', 'Termin', 'Rata', 'Kapitał', 'Odsetki', 'Prowizja', 'Kapitał po spłacie'],
    widths: [0.8, 1.7, 2, 2, 1.8, 1.8, 2.3],
    words: [0, 1],
    rows: schedule.map((row) => [
      String(row.number),
      dayInFigures(row.due_on),
      zloty(row.instalment_minor),
      zloty(row.principal_minor),
      zloty(row.interest_minor),
      zloty(row.fee_minor),
      zloty(row.balance_minor),
    ]),
    sum: [
      '',
      'Razem',
      sumOf(schedule, (row) => row.instalment_minor),
      sumOf(schedule, (row) => row.principal_minor),
      sumOf(schedule, (row) => row.interest_minor),
      sumOf(schedule, (row) => row.fee_minor),
      '',
    ],
  });
  sheet.heading('Jak płacić');
  sheet.facts([
    ['Odbiorca', account.recipient],
    ['Numer rachunku', ibanInFours(account.iban)],
    ['Tytuł', account.title],
  ]);
}
