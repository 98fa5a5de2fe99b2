import { dayInWords, ibanInFours, momentInFigures, zloty } from '../../../base/pdf/polish.ts';
import type { Sheet } from '../../../base/pdf/sheet.ts';
import type { DocumentContext } from '../document-context.ts';
import type { DocumentFacts } from '../document-facts.ts';

/**
 * Receipt of a withdrawal on a durable medium: its content, date and time (Directive (EU) 2023/2673, art. 11a of
 * Directive 2011/83/EU).
 * @throws Error when the facts tell of no withdrawal
 */
export function writeWithdrawalReceipt(sheet: Sheet, { facts, lender, person }: DocumentContext): void {
  const { contract, withdrawal } = facts;
  if (withdrawal === undefined) throw new Error('a receipt of a withdrawal needs the withdrawal');
  sheet.figures([
    ['Złożono', momentInFigures(withdrawal.at).split(', ')[0] ?? ''],
    withdrawal.refundMinor > 0
      ? ['Zwracamy Ci', zloty(withdrawal.refundMinor)]
      : ['Do zwrotu przez Ciebie', zloty(withdrawal.toReturnMinor)],
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
    ...sumsInWords(withdrawal, contract),
    `Odsetki za dni, w których można było korzystać z pożyczki, są w tym policzone: ${zloty(withdrawal.interestMinor)}. Innych kosztów nie ma (art. 54 ustawy o kredycie konsumenckim).`,
    'Zapłacona prowizja podlega zwrotowi. Umowę uważa się za niezawartą.',
  ]);
  sheet.paragraph(`Pytania: ${lender.phone}, ${lender.email}.`);
}

/** Who returns how much to whom; one side at most. */
function sumsInWords(
  { toReturnMinor, returnBy, refundMinor, refundAccount }: NonNullable<DocumentFacts['withdrawal']>,
  { repayment_account: account }: DocumentFacts['contract'],
): readonly string[] {
  const day = dayInWords(returnBy);
  if (toReturnMinor > 0)
    return [
      `Do ${day} zwróć ${zloty(toReturnMinor)}: kwotę pożyczki z odsetkami, po odliczeniu wpłat i pieniędzy z rachunku karty.`,
      `Wpłać na rachunek ${ibanInFours(account.iban)}, odbiorca: ${account.recipient}, tytuł: ${account.title}.`,
    ];
  if (refundMinor === 0)
    return ['Po odliczeniu wpłat i pieniędzy z rachunku karty nikt nie ma nic do zwrotu.'];
  return refundAccount === null
    ? [
        `Należy Ci się zwrot ${zloty(refundMinor)}. Nie masz u nas potwierdzonego konta: wskaż je nam, a zwrócimy pieniądze najpóźniej do ${day}. Do tego czasu czekają na Twoim rachunku w serwisie.`,
      ]
    : [
        `Zwracamy ${zloty(refundMinor)} na Twoje konto: ${refundAccount.bank}, ${refundAccount.masked_iban}. Przelew zlecono z chwilą odstąpienia; pieniądze będą na koncie najpóźniej ${day}. Ty nic nie zwracasz.`,
      ];
}
