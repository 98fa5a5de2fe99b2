import { article } from '../../article.ts';

export const renovationPlan = article({
  alias: 'remont-bez-niespodzianek',
  title: 'Remont bez niespodzianek: plan w sześciu krokach',
  short:
    'Kosztorys, kolejność prac i zapas na to, co kryje się pod płytkami. Prosty plan, zanim wybierzesz kolor ścian.',
  day: '2026-05-20',
  categories: ['budzet'],
  picture: 'renovation',
  content: `
<p>Remont rzadko kosztuje tyle, ile zakładamy na początku. Najczęściej nie dlatego, że ktoś nas oszukał, ale dlatego, że czegoś nie było na liście. Te sześć kroków pomaga tę listę domknąć.</p>
<h2>1. Zmierz i obejrzyj</h2>
<p>Zmierz ściany, podłogi i wysokość. Sprawdź instalacje: wiek przewodów, stan rur, liczbę gniazdek. Wymiana instalacji po położeniu płytek oznacza remont od nowa.</p>
<h2>2. Spisz prace w kolejności</h2>
<ul>
<li>rozbiórka i wywóz gruzu,</li>
<li>elektryka, woda, ogrzewanie,</li>
<li>tynki, wylewki, gładzie,</li>
<li>płytki i podłogi,</li>
<li>malowanie, drzwi, oświetlenie,</li>
<li>meble i sprzęt.</li>
</ul>
<h2>3. Zbierz trzy wyceny</h2>
<p>Poproś wykonawców o wycenę tej samej listy, z podziałem na robociznę i materiały. Zapytaj, co nie wchodzi w cenę. Wycena znacznie niższa od pozostałych zwykle czegoś nie obejmuje.</p>
<h2>4. Dodaj zapas</h2>
<p>Odłóż od dziesięciu do dwudziestu procent kosztorysu na niespodzianki. W starym budynku bliżej dwudziestu. Do płytek i paneli dolicz odpad: przy prostym układzie około dziesięciu procent.</p>
<h2>5. Podpisz umowę</h2>
<p>W umowie z wykonawcą zapisz zakres, terminy, cenę i to, za co płacisz po którym etapie. Nie płać całości z góry. Zachowaj rachunki, bo od nich zależy gwarancja i reklamacja.</p>
<h2>6. Dopiero teraz wybierz finansowanie</h2>
<p>Policz, ile masz, ile dołożysz z oszczędności i czego brakuje. Część prac można przesunąć: malowanie poczeka, dach nie. Jeśli rozważasz pożyczkę, pożycz tylko brakującą kwotę i sprawdź w <a href="/wiosenny-remont">kalkulatorze</a>, czy rata zmieści się w budżecie także w gorszym miesiącu.</p>
<p>Sprawdź też, czy na Twoje prace nie ma dotacji, na przykład na wymianę źródła ciepła lub ocieplenie. Informacji udzieli urząd gminy.</p>
`,
});
