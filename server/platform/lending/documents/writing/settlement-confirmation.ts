import { dayInWords, momentInFigures, zloty } from '../../../base/pdf/polish.ts';
import type { Sheet } from '../../../base/pdf/sheet.ts';
import type { DocumentContext } from '../document-context.ts';

/** Says that nothing is owed any more. */
export function writeSettlementConfirmation(sheet: Sheet, { facts, lender, person }: DocumentContext): void {
  const { contract, row, today } = facts;
  const ended =
    row.endedAt === null ? dayInWords(today) : `${momentInFigures(row.endedAt.toISOString())} (czas polski)`;
  sheet.paragraph(
    `${lender.name} potwierdza, że pożyczka z umowy nr ${contract.number} została spłacona w całości. Pożyczkobiorca nie ma z tej umowy żadnych zobowiązań.`,
  );
  sheet.facts([
    ['Pożyczkobiorca', person.name],
    ['Kwota pożyczki', zloty(contract.figures.amount_minor)],
    ['Wpłacono razem', zloty(contract.paid_minor)],
    ...(contract.owed.overpaid_minor > 0
      ? [['Nadpłata do zwrotu', zloty(contract.owed.overpaid_minor)] as const]
      : []),
    ...contract.refunds.map(
      ({ amount_minor: amount, account }) =>
        ['Nadpłata zwrócona', `${zloty(amount)} na konto ${account.bank}, ${account.masked_iban}`] as const,
    ),
    ['Spłacono', ended],
    ['Stan', 'Umowa wykonana'],
  ]);
  sheet.paragraph(
    'Jeśli spłata była wcześniejsza, koszt pożyczki został obniżony o część, która dotyczy skróconego okresu (art. 49 ustawy o kredycie konsumenckim).',
  );
  sheet.paragraph('Dokument wystawiono automatycznie; jest ważny bez podpisu i pieczęci.');
}
