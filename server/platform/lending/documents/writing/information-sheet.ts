import { directiveWarning } from '#schemas/directive-warning.ts';
import { percent, zloty } from '../../../base/pdf/polish.ts';
import type { Sheet } from '../../../base/pdf/sheet.ts';
import type { DocumentContext } from '../document-context.ts';
import { instalmentPlan, keyFigures, monthsInWords, rate, representativeExample } from './figures.ts';
import { payoutWords } from './payout-words.ts';

/**
 * Information before a contract on the standard European form (act on consumer credit art. 13, annex 1; Directive (EU)
 * 2023/2225 art. 10): what matters most stands on the first page.
 */
export function writeInformationSheet(
  sheet: Sheet,
  { facts, lender, person, lateRatePercent }: DocumentContext,
): void {
  const { figures, number } = facts.contract;
  sheet.figures(keyFigures(figures));
  const { pl: warning } = directiveWarning.texts;
  if (warning !== undefined) sheet.notice(warning);
  sheet.heading('Najważniejsze w skrócie');
  sheet.facts([
    ['Oprocentowanie', `${rate(figures.annual_rate_percent)} w skali roku, stałe`],
    [
      'Prowizja',
      `${zloty(figures.fee_minor)} (${rate(figures.fee_percent)} kwoty pożyczki), w równych częściach w ratach`,
    ],
    ['Raty', instalmentPlan(figures)],
    ['Opóźnienie', lateWords(lateRatePercent)],
    ['Odstąpienie', '14 dni od zawarcia umowy, bez podawania przyczyny'],
    ['Wcześniejsza spłata', 'W każdej chwili, bez opłaty; koszty maleją'],
  ]);
  sheet.heading('1. Pożyczkodawca i konsument');
  sheet.facts([
    ['Pożyczkodawca', lender.name],
    ['Adres', lender.address],
    ['KRS, NIP', `${lender.krs}, ${lender.nip}`],
    ['Telefon i e-mail', `${lender.phone}, ${lender.email}`],
    ['Konsument', person.name],
    ['Propozycja', `nr ${number}`],
  ]);
  sheet.heading('2. Główne cechy pożyczki');
  sheet.facts([
    ['Rodzaj kredytu', 'Pożyczka ratalna bez zabezpieczenia'],
    ['Całkowita kwota pożyczki', zloty(figures.amount_minor)],
    ['Wypłata', `W całości w dniu zawarcia umowy, ${payoutWords(facts.contract)}`],
    ['Czas trwania umowy', monthsInWords(figures.months)],
    [
      'Raty i ich kolejność',
      `${instalmentPlan(figures)}. Z raty spłacane są: odsetki za opóźnienie, odsetki, prowizja, kapitał.`,
    ],
    ['Całkowita kwota do zapłaty', `${zloty(figures.total_payable_minor)}: pożyczka, odsetki i prowizja`],
  ]);
  sheet.heading('3. Koszty pożyczki');
  sheet.facts([
    ['Stopa oprocentowania', `${rate(figures.annual_rate_percent)} w skali roku, stała przez cały okres`],
    ['Odsetki', zloty(figures.interest_minor)],
    ['Prowizja', zloty(figures.fee_minor)],
    ['Całkowity koszt', zloty(figures.total_cost_minor)],
    ['RRSO', percent(figures.apr_percent)],
    ['Usługi dodatkowe', 'Żadna usługa dodatkowa, w tym ubezpieczenie, nie jest wymagana'],
    ['Koszty notariusza', 'Brak'],
    ['Brak płatności', lateWords(lateRatePercent)],
  ]);
  sheet.paragraph(`Reprezentatywny przykład, taki sam jak ta propozycja: ${representativeExample(figures)}`);
  sheet.paragraph(
    'RRSO policzono przy założeniach: wypłata w dniu zawarcia umowy, raty co miesiąc, miesiąc jako jedna dwunasta roku, wszystkie raty zapłacone w terminie.',
  );
  sheet.heading('4. Inne ważne informacje prawne');
  sheet.points([
    'Odstąpienie. W ciągu 14 dni od zawarcia umowy można od niej odstąpić bez podawania przyczyny (art. 53 ustawy o kredycie konsumenckim). Zwraca się kwotę pożyczki i odsetki za dni korzystania z niej, najpóźniej w 30 dni (art. 54).',
    'Wcześniejsza spłata. Całość lub część można spłacić w każdej chwili, bez opłaty (art. 48). Całkowity koszt obniża się o koszty, które dotyczą skróconego okresu, także prowizję (art. 49).',
    'Sprawdzenie w bazie danych. Jeśli odmowa wynika z informacji w bazie, konsument niezwłocznie i bezpłatnie dowie się o wyniku sprawdzenia i o nazwie bazy.',
    'Projekt umowy. Na wniosek konsument otrzyma bezpłatny egzemplarz projektu umowy.',
    'Decyzja automatyczna. Za zgodą konsumenta wniosek ocenia program, bez niej decyduje człowiek. Konsument może żądać wyjaśnienia oceny, przedstawić swoje stanowisko i żądać, aby zrobił to człowiek.',
    'Skutki braku spłaty. Zaległość może utrudnić uzyskanie kolejnych kredytów, prowadzić do wypowiedzenia umowy i do postępowania sądowego.',
  ]);
  sheet.heading('5. Umowa zawierana na odległość');
  sheet.facts([
    ['Organ nadzoru', lender.supervisor],
    ['Prawo właściwe', 'Prawo polskie; sąd właściwy według przepisów ogólnych'],
    ['Język', 'Umowa i porozumiewanie się: polski'],
    ['Reklamacje', `${lender.email}, ${lender.phone} lub pisemnie; odpowiedź najpóźniej w 30 dni`],
    ['Spory poza sądem', 'Rzecznik Finansowy, ul. Nowogrodzka 47A, 00-695 Warszawa, rf.gov.pl'],
  ]);
}

/** What a late payment costs. */
export const lateWords = (ratePercent: number | null): string =>
  `Odsetki ustawowe za opóźnienie (art. 481 § 2 Kodeksu cywilnego)${
    ratePercent === null ? '' : `, dziś ${rate(ratePercent)} w skali roku`
  }; innych opłat nie ma`;
