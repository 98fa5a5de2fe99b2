import { article } from '../../article.ts';

export const earlyRepayment = article({
  alias: 'wczesniejsza-splata-pozyczki',
  title: 'Wcześniejsza spłata pożyczki: jak to zrobić i co zyskasz',
  short:
    'Pożyczkę możesz oddać przed terminem, w całości lub w części. Pokazujemy, o co zapytać i jak rozliczają się koszty.',
  day: '2026-11-04',
  categories: ['pozyczka-krok-po-kroku'],
  picture: 'posts/early-repayment',
  content: `
<p>Premia, zwrot podatku, sprzedany samochód. Jeśli masz wolne pieniądze, możesz spłacić pożyczkę przed terminem. Prawo pozwala na to w każdej chwili, bez pytania o zgodę.</p>
<h2>Co się dzieje z kosztami</h2>
<p>Gdy spłacasz całość wcześniej, koszt pożyczki zmniejsza się o część, która przypada na skrócony czas umowy. Dotyczy to odsetek, ale też prowizji i innych opłat, nawet jeśli zapłacisz je na początku. Jeśli oddasz więcej, niż trzeba, pożyczkodawca zwraca nadpłatę. Na rozliczenie ma 14 dni od dnia spłaty.</p>
<p>U nas wcześniejsza spłata jest bez opłaty. W innych firmach sprawdź umowę: ustawa pozwala na niewielką rekompensatę tylko w ściśle określonych przypadkach.</p>
<h2>Całość czy część?</h2>
<p>Przy spłacie części zwykle wybierasz jedno z dwóch:</p>
<ul>
<li><strong>krótszy czas i ta sama rata:</strong> oddasz mniej odsetek,</li>
<li><strong>ten sam czas i niższa rata:</strong> co miesiąc zostanie Ci więcej w portfelu.</li>
</ul>
<p>Jeśli budżet jest napięty, niższa rata daje spokój. Jeśli masz zapas, krótszy czas opłaca się bardziej.</p>
<h2>Krok po kroku</h2>
<ul>
<li>Zapytaj o kwotę do spłaty na konkretny dzień. Zmienia się codziennie, bo doliczają się odsetki.</li>
<li>Przelej dokładnie tę kwotę na rachunek z umowy i wpisz jej numer w tytule.</li>
<li>Poproś o potwierdzenie, że umowa jest rozliczona.</li>
<li>Sprawdź po miesiącu, czy dane w bazach kredytowych są aktualne.</li>
</ul>
<h2>Zanim przelejesz</h2>
<p>Nie oddawaj ostatnich pieniędzy. Jeśli po spłacie nie zostanie nic na rachunki, pierwsza awaria skończy się nową pożyczką. Zostaw zapas, a spłać tyle, ile naprawdę masz wolne. Jeśli spłacasz kilka zobowiązań, zacznij od tego, które kosztuje najwięcej.</p>
<p>Kwotę do spłaty na dziś podamy przez telefon, w wiadomości i w oddziale. Numery i adresy są na stronie <a href="/contacts">Kontakt</a>.</p>
`,
});
