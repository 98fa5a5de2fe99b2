import { dayInWords, ibanInFours, momentInFigures, zloty } from '../../../base/pdf/polish.ts';
import type { Sheet } from '../../../base/pdf/sheet.ts';
import type { DocumentContext } from '../document-context.ts';

/**
 * Receipt of a withdrawal on a durable medium: its content, date and time (Directive (EU) 2023/2673, art. 11a of
 * Directive 2011/83/EU).
 * @throws Error when the facts tell of no withdrawal
 */
export function writeWithdrawalReceipt(sheet: Sheet, { facts, lender, person }: DocumentContext): void {
  const { contract, withdrawal } = facts;
  if (withdrawal === undefined) throw new Error('a receipt of a withdrawal needs the withdrawal');
  const { repayment_account: account } = contract;
  sheet.figures([
    ['Złożono', momentInFigures(withdrawal.at).split(', ')[0] ?? ''],
    ['Do zwrotu', zloty(withdrawal.toReturnMinor)],
    ['Najpóźniej', withdrawal.returnBy.split('-').toReversed().join('.')],
  ]);
  sheet.heading('Oświadczenie');
  sheet.paragraph(
    `„Odstępuję od umowy pożyczki nr ${contract.number}, zawartej z ${lender.name}${
      contract.signed_at === null ? '' : ` dnia ${momentInFigures(contract.signed_at).split(', ')[0] ?? ''}`
    }.”`,
  );
  sheet.facts([
    ['Pożyczkobiorca', person.name],
    ['E-mail', person.email],
    ['Data i godzina złożenia', `${momentInFigures(withdrawal.at)} (czas polski)`],
    ['Sposób', 'Na stronie pożyczkodawcy, w koncie pożyczkobiorcy, z potwierdzeniem'],
  ]);
  sheet.heading('Co dalej');
  sheet.points([
    `Do ${dayInWords(withdrawal.returnBy)} zwróć ${zloty(withdrawal.toReturnMinor)}. To kwota pożyczki i odsetki za dni, w których można było z niej korzystać, po odliczeniu wpłat. Innych kosztów nie ma (art. 54 ustawy o kredycie konsumenckim).`,
    `Wpłać na rachunek ${ibanInFours(account.iban)}, odbiorca: ${account.recipient}, tytuł: ${account.title}.`,
    'Zapłacona prowizja podlega zwrotowi. Umowę uważa się za niezawartą.',
  ]);
  sheet.paragraph(`Pytania: ${lender.phone}, ${lender.email}.`);
}
