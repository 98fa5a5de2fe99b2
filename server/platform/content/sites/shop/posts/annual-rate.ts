import { article } from '../../article.ts';

export const annualRate = article({
  alias: 'co-mowi-rrso',
  title: 'Co mówi RRSO, a czego nie powie',
  short:
    'Rzeczywista roczna stopa oprocentowania pomaga porównać oferty. Wyjaśniamy, co w niej jest i kiedy lepiej spojrzeć na kwotę.',
  day: '2026-03-18',
  categories: ['pozyczka-krok-po-kroku'],
  picture: 'posts/annual-rate',
  content: `
<p>RRSO to skrót od „rzeczywista roczna stopa oprocentowania”. Ta jedna liczba mówi, ile kosztuje pożyczka w skali roku, gdy policzyć wszystkie znane opłaty i chwilę, w której je płacisz. W całej Unii Europejskiej liczy się ją według tego samego wzoru.</p>
<h2>Co jest w środku</h2>
<ul>
<li>odsetki,</li>
<li>prowizja i opłaty za udzielenie pożyczki,</li>
<li>koszt usług dodatkowych, jeśli bez nich nie dostaniesz pożyczki na tych warunkach,</li>
<li>czas: opłata pobrana na początku podnosi RRSO bardziej niż taka sama opłata rozłożona na raty.</li>
</ul>
<p>Nie ma w niej opłat, które zapłacisz tylko wtedy, gdy nie dotrzymasz umowy, na przykład odsetek za opóźnienie.</p>
<h2>Dlaczego różni się od oprocentowania</h2>
<p>Oprocentowanie to tylko cena za korzystanie z pieniędzy. RRSO dolicza do niej resztę kosztów. Gdy pożyczka nie ma żadnych opłat poza odsetkami, obie liczby są bliskie. Im więcej opłat i im krótszy czas, tym większa różnica.</p>
<h2>Jak porównywać</h2>
<p>RRSO służy do porównania pożyczek o podobnej kwocie i podobnym czasie spłaty. Przy bardzo krótkich pożyczkach liczba bywa ogromna, bo koszt kilku tygodni przelicza się na cały rok. Przy długich może wyglądać łagodnie, chociaż w złotych oddasz więcej, bo odsetki rosną z każdym miesiącem.</p>
<p>Dlatego obok RRSO sprawdź zawsze dwie inne liczby: wysokość raty i całkowitą kwotę do zapłaty. Pierwsza mówi, czy udźwignie to Twój budżet, druga, ile naprawdę kosztuje pożyczka.</p>
<h2>Przykład reprezentatywny</h2>
<p>W reklamie obok kosztów musi stać przykład reprezentatywny. To typowa umowa danej firmy z kwotą, czasem, ratą i RRSO. Twoja oferta może się od niego różnić, ale przykład pokazuje, czego się spodziewać. Nasz znajdziesz na stronie <a href="/info">Koszty i dokumenty</a>.</p>
`,
});
