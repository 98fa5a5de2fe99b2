import { directiveWarning } from '#schemas/directive-warning.ts';
import { company } from '../company.ts';
import { percent, zloty } from '../cost-words.ts';
import { representative as example, pricing } from '../costs.ts';

const row = (name: string, value: string) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

/** The standard European information on consumer credit, filled for the representative example. */
export const informationSheet = `
<p>Formularz pokazuje dane dla przykładowej pożyczki. Formularz do Twojego wniosku dostaniesz e-mailem przed podpisaniem umowy. Możesz go spokojnie porównać z innymi ofertami.</p>
<h2>1. Pożyczkodawca</h2>
${table(
  row('Nazwa i adres', `${company.name}, ${company.address}`),
  row('Telefon', company.phone),
  row('E-mail', company.email),
)}
<h2>2. Najważniejsze cechy pożyczki</h2>
${table(
  row('Rodzaj kredytu', 'Pożyczka ratalna, bez zabezpieczenia'),
  row('Całkowita kwota pożyczki', zloty(example.amount)),
  row('Wypłata', 'Przelewem na rachunek osoby, która podpisała umowę, w całości'),
  row('Czas trwania umowy', `${example.months} miesiące`),
  row(
    'Raty',
    `${example.months - 1} raty po ${zloty(example.instalment)} i ostatnia ${zloty(example.lastInstalment)}, co miesiąc`,
  ),
  row('Całkowita kwota do zapłaty', zloty(example.total)),
)}
<h2>3. Koszty</h2>
${table(
  row('Oprocentowanie', `${percent(pricing.nominalRatePercent)} w skali roku, stałe przez cały okres`),
  row('Odsetki', zloty(example.interest)),
  row(
    'Prowizja',
    `${percent(pricing.commissionPercent)} kwoty pożyczki: ${zloty(example.commission)}, rozłożona na równe części i doliczona do rat`,
  ),
  row('Całkowity koszt pożyczki', zloty(example.interest + example.commission)),
  row('RRSO', percent(example.rrsoPercent, 2)),
  row('Ubezpieczenie i inne usługi', 'Nie są potrzebne, aby otrzymać pożyczkę'),
  row('Skutek braku płatności', 'Odsetki maksymalne za opóźnienie (art. 481 § 2¹ Kodeksu cywilnego)'),
)}
<h2>4. Twoje prawa</h2>
${table(
  row('Odstąpienie od umowy', 'W ciągu 14 dni od zawarcia umowy, bez podawania przyczyny'),
  row(
    'Wcześniejsza spłata',
    'W każdej chwili i bez opłaty. Koszty obniżamy o te, które przypadają na skrócony okres',
  ),
  row('Sprawdzenie w bazie danych', 'Jeśli odmówimy na podstawie bazy, bezpłatnie podamy wynik i nazwę bazy'),
  row('Projekt umowy', 'Na prośbę bezpłatnie wyślemy projekt umowy'),
  row('Spory', 'Rzecznik Finansowy, ul. Nowogrodzka 47A, 00-695 Warszawa'),
  row('Nadzór', 'Komisja Nadzoru Finansowego; w sprawach konsumentów Prezes UOKiK'),
)}
<p>Jak policzyliśmy RRSO: wypłata w dniu zawarcia umowy, raty co miesiąc, miesiąc jako jedna dwunasta roku, wszystkie raty zapłacone w terminie.</p>
<p><strong>${directiveWarning.texts['pl']}</strong></p>
`.trim();
