import type { HistoryKind } from '#schemas/lending/contract.ts';
import { counted, dayInFigures, dayInWords, momentInFigures, zloty } from '../../../base/pdf/polish.ts';
import type { Sheet } from '../../../base/pdf/sheet.ts';
import type { DocumentContext } from '../document-context.ts';

const kinds: Readonly<Record<HistoryKind, string>> = {
  payout: 'Wypłata pożyczki',
  repayment: 'Spłata',
  transfer: 'Przelew z rachunku karty',
  fee: 'Prowizja',
  'late-interest': 'Odsetki za opóźnienie',
  withdrawal: 'Odstąpienie od umowy',
  refund: 'Zwrot',
};

/** What is owed on a day, and what has moved until then. */
export function writeStatement(sheet: Sheet, { facts }: DocumentContext): void {
  const { contract, today, history = [] } = facts;
  const { owed, next, paid_minor: paid } = contract;
  const all = owed.principal_minor + owed.interest_minor + owed.fee_minor + owed.late_interest_minor;
  sheet.figures([
    ['Pozostało kapitału', zloty(owed.principal_minor)],
    ['Do zapłaty teraz', zloty(owed.due_now_minor)],
    ['Wpłacono dotąd', zloty(paid)],
  ]);
  sheet.heading(`Saldo na dzień ${dayInWords(today)}`);
  sheet.facts([
    ['Kapitał', zloty(owed.principal_minor)],
    ['Odsetki', zloty(owed.interest_minor)],
    ['Prowizja', zloty(owed.fee_minor)],
    ['Odsetki za opóźnienie', zloty(owed.late_interest_minor)],
    ['Razem', zloty(all)],
    ...(owed.overpaid_minor > 0 ? [['Nadpłata', zloty(owed.overpaid_minor)] as const] : []),
    ['Opóźnienie', owed.overdue_days === 0 ? 'brak' : counted(owed.overdue_days, 'dzień', 'dni', 'dni')],
    [
      'Najbliższa rata',
      next === null ? 'brak' : `${zloty(next.amount_minor)}, termin ${dayInFigures(next.due_on)}`,
    ],
  ]);
  sheet.heading('Historia');
  if (history.length === 0) sheet.paragraph('Do tego dnia nie było operacji.');
  else
    sheet.table({
      head: ['Data i godzina', 'Operacja', 'Opis', 'Kwota'],
      widths: [2.2, 2.2, 3.6, 1.8],
      words: [0, 1, 2],
      rows: history.map(({ at, kind, note, amount_minor: amount }) => [
        momentInFigures(at),
        kinds[kind],
        note === kinds[kind] ? '' : note,
        zloty(amount),
      ]),
    });
  sheet.paragraph('Kwoty ze znakiem minus to wpłaty i obciążenia, pozostałe to pieniądze dla Ciebie.');
}
