import {
  dayInFigures,
  dayInWords,
  ibanInFours,
  momentInFigures,
  percent,
  zloty,
} from '../../../base/pdf/polish.ts';
import type { Sheet } from '../../../base/pdf/sheet.ts';
import type { DocumentContext } from '../document-context.ts';
import { instalmentPlan, keyFigures, monthsInWords, rate } from './figures.ts';
import { lateWords } from './information-sheet.ts';
import { payoutWords } from './payout-words.ts';

/** The contract, with what art. 30 of the act on consumer credit asks for. */
export function writeContract(
  sheet: Sheet,
  { facts, lender, person, lateRatePercent }: DocumentContext,
): void {
  const { contract, row, today } = facts;
  const { figures, number, signed_at: signedAt, withdraw_until: withdrawUntil } = contract;
  sheet.figures(keyFigures(figures));
  sheet.heading('Strony');
  sheet.facts([
    ['Pożyczkodawca', `${lender.name}, ${lender.address}, KRS ${lender.krs}, NIP ${lender.nip}`],
    ['Kontakt', `${lender.phone}, ${lender.email}`],
    ['Pożyczkobiorca', person.name],
    ['PESEL', person.pesel ?? 'według danych potwierdzonych przy wniosku'],
    ['Adres', person.address ?? 'według danych potwierdzonych przy wniosku'],
    ['E-mail i telefon', [person.email, person.phone].filter((part) => part !== null).join(', ')],
  ]);
  sheet.heading('§ 1. Pożyczka');
  sheet.points([
    `Pożyczkodawca udziela pożyczki w kwocie ${zloty(figures.amount_minor)} na ${monthsInWords(figures.months)}. Jest to kredyt konsumencki bez zabezpieczenia, na cel dowolny.`,
    `Pożyczka zostanie wypłacona w całości w dniu zawarcia umowy, ${payoutWords(contract)}.`,
  ]);
  sheet.heading('§ 2. Oprocentowanie i koszty');
  sheet.points([
    `Oprocentowanie jest stałe i wynosi ${rate(figures.annual_rate_percent)} w skali roku. Odsetki nalicza się tylko od kapitału, który pozostał do spłaty. Za cały okres wyniosą ${zloty(figures.interest_minor)}.`,
    `Prowizja wynosi ${zloty(figures.fee_minor)}, czyli ${rate(figures.fee_percent)} kwoty pożyczki. Płaci się ją w równych częściach razem z ratami i nie nalicza się od niej odsetek.`,
    `Całkowity koszt pożyczki wynosi ${zloty(figures.total_cost_minor)}, całkowita kwota do zapłaty ${zloty(figures.total_payable_minor)}, a rzeczywista roczna stopa oprocentowania (RRSO) ${percent(figures.apr_percent)}. RRSO policzono przy założeniu, że umowa będzie trwać przez uzgodniony okres, a raty będą płacone w terminie.`,
    'Inne opłaty nie są pobierane. Żadna usługa dodatkowa nie jest warunkiem pożyczki.',
  ]);
  sheet.heading('§ 3. Spłata');
  sheet.points([
    `Spłata: ${instalmentPlan(figures)}. Terminy i skład rat zawiera harmonogram, który jest częścią umowy. W każdej chwili pożyczkobiorca może bezpłatnie otrzymać jego aktualną postać.`,
    `Raty płaci się na rachunek ${ibanInFours(row.repaymentIban)}, tytuł: ${contract.repayment_account.title}, albo przez stronę pożyczkodawcy. Za dzień zapłaty uważa się dzień wpływu.`,
    'Wpłatę zalicza się kolejno na: odsetki za opóźnienie, wymagalne odsetki i prowizję, wymagalny kapitał, a resztę na kapitał przed terminem.',
  ]);
  sheet.heading('§ 4. Odstąpienie od umowy');
  sheet.points([
    'Pożyczkobiorca może odstąpić od umowy bez podania przyczyny w ciągu 14 dni od jej zawarcia. Wystarczy złożyć oświadczenie przed upływem terminu: na stronie pożyczkodawcy, e-mailem lub pisemnie.',
    'W razie odstąpienia pożyczkobiorca nie ponosi kosztów poza odsetkami za okres od wypłaty do zwrotu pożyczki. Kwotę pożyczki z tymi odsetkami zwraca niezwłocznie, najpóźniej w 30 dni od oświadczenia. Prowizja nie należy się, a zapłacona podlega zwrotowi.',
    `Odsetki za jeden dzień wynoszą na początku ${zloty(dailyInterest(figures.amount_minor, figures.annual_rate_percent))}.`,
  ]);
  sheet.heading('§ 5. Wcześniejsza spłata');
  sheet.points([
    'Pożyczkobiorca może w każdym czasie spłacić całość lub część pożyczki przed terminem, bez opłaty i bez uprzedzenia.',
    'Przy spłacie całości przed terminem całkowity koszt pożyczki obniża się o koszty, które dotyczą czasu, o który skrócono umowę, także gdy zapłacono je wcześniej. Pożyczkodawca rozlicza się w ciągu 14 dni.',
  ]);
  sheet.heading('§ 6. Opóźnienie i wypowiedzenie');
  sheet.points([
    `Od zaległego kapitału: ${lateWords(lateRatePercent).replace(/^O/, 'o')}. Stopa zmienia się, gdy zmienia się stopa ustawowa. Odsetki nigdy nie przekroczą odsetek maksymalnych za opóźnienie.`,
    'Jeżeli pożyczkobiorca nie zapłaci w całości dwóch rat, pożyczkodawca może, po wezwaniu do zapłaty z terminem co najmniej 14 dni roboczych, wypowiedzieć umowę z zachowaniem 30 dni. W wezwaniu informuje o możliwości restrukturyzacji.',
    'Pożyczkobiorca może wypowiedzieć umowę w każdej chwili, spłacając pożyczkę.',
  ]);
  sheet.heading('§ 7. Reklamacje i spory');
  sheet.points([
    `Reklamację można złożyć na stronie, e-mailem (${lender.email}), telefonicznie (${lender.phone}) lub pisemnie. Odpowiedź następuje najpóźniej w 30 dni, a w sprawach szczególnie zawiłych w 60 dni, o czym pożyczkodawca uprzedza.`,
    'Spór może bezpłatnie lub za niewielką opłatą rozpatrzyć Rzecznik Finansowy (ul. Nowogrodzka 47A, 00-695 Warszawa, rf.gov.pl). Pomocy udzielają też rzecznicy konsumentów.',
    `Nadzór: ${lender.supervisor}. W sprawach konsumentów: Prezes UOKiK.`,
  ]);
  sheet.heading('§ 8. Dane osobowe i doręczenia');
  sheet.points([
    'Administratorem danych jest pożyczkodawca. Przetwarza je, aby zawrzeć i wykonać umowę oraz wypełnić obowiązki prawne. Pełna informacja jest na stronie w polityce prywatności.',
    'Umowę, formularz informacyjny i harmonogram pożyczkobiorca otrzymuje jako pliki PDF w swoim koncie. Pliki nie są zmieniane; ich suma kontrolna SHA-256 jest widoczna w koncie.',
    'Umowę zawarto na odległość, w języku polskim i na podstawie prawa polskiego.',
  ]);
  sheet.heading('Zawarcie umowy');
  sheet.facts(
    signedAt === null
      ? [
          ['Stan', `Do podpisu. Przygotowano ${dayInWords(today)}`],
          ['Sposób', 'Jednorazowy kod wysłany na potwierdzony telefon lub e-mail pożyczkobiorcy'],
        ]
      : [
          ['Zawarto', `${momentInFigures(signedAt)} (czas polski), nr ${number}`],
          ['Sposób', 'Jednorazowy kod wysłany na potwierdzony telefon lub e-mail pożyczkobiorcy'],
          ['Odstąpienie do', withdrawUntil === null ? '14 dni' : `${dayInFigures(withdrawUntil)} włącznie`],
        ],
  );
}

/** Interest of one day on the whole amount: a year has 365 days. Whole grosz, half up; the rate has two decimals at most. */
export function dailyInterest(amountMinor: number, ratePercent: number): number {
  const hundredths = BigInt(Math.round(ratePercent * 100));
  const divisor = 365n * 10_000n;
  return Number((BigInt(amountMinor) * hundredths * 2n + divisor) / (divisor * 2n));
}
