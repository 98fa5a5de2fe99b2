import { article } from '../../article.ts';

export const householdBudget = article({
  alias: 'budzet-domowy-w-jeden-wieczor',
  title: 'Budżet domowy w jeden wieczór',
  short:
    'Wystarczą wyciąg z konta, kartka i godzina spokoju. Pokazujemy, jak ułożyć budżet, do którego chce się wracać.',
  day: '2026-01-14',
  categories: ['budzet'],
  picture: 'posts/budget',
  content: `
<p>Budżet domowy kojarzy się z tabelką, w której trzeba zapisywać każdą bułkę. Na początek tyle nie potrzeba. Chodzi o trzy liczby: ile pieniędzy przychodzi, ile wychodzi na stałe i ile zostaje na resztę życia.</p>
<h2>Zacznij od tego, co już wiesz</h2>
<p>Otwórz historię rachunku z ostatnich trzech miesięcy. Jeden miesiąc to za mało, bo w jednym wypada przegląd samochodu, a w innym urodziny. Spisz wszystkie wpływy po podatku: pensję, świadczenia, dodatkowe zlecenia. Jeśli dochód się zmienia, przyjmij najniższy z tych trzech miesięcy.</p>
<h2>Podziel wydatki na trzy grupy</h2>
<ul>
<li><strong>Stałe:</strong> czynsz, prąd, telefon, bilety, raty, ubezpieczenia. Mają termin i zwykle podobną kwotę.</li>
<li><strong>Zmienne:</strong> jedzenie, paliwo, leki, ubrania, rozrywka.</li>
<li><strong>Rzadkie, ale pewne:</strong> opony, wakacje, szkolna wyprawka, prezenty. Zsumuj je za cały rok i podziel przez dwanaście.</li>
</ul>
<p>To trzecia grupa najczęściej psuje plan. Jeśli odłożysz na nią co miesiąc jedną dwunastą, przestanie zaskakiwać.</p>
<h2>Ustal jedną kwotę na tydzień</h2>
<p>Od wpływów odejmij wydatki stałe, miesięczną część rzadkich i to, co chcesz odłożyć. Resztę podziel przez liczbę tygodni. Tygodniowej kwoty łatwiej pilnować niż miesięcznej, bo pomyłka z poniedziałku jest do naprawienia w niedzielę.</p>
<h2>Odkładaj na początku, nie na końcu</h2>
<p>Ustaw przelew na oszczędności na dzień po wypłacie, nawet jeśli to niewielka suma. To, co zostaje na koniec miesiąca, zwykle znika samo.</p>
<h2>Wracaj co miesiąc na kwadrans</h2>
<p>Raz w miesiącu porównaj plan z tym, co się wydarzyło. Nie oceniaj się, tylko popraw liczby. Po trzech takich spotkaniach budżet zaczyna się zgadzać.</p>
<p>Jeśli po odjęciu stałych kosztów nic nie zostaje albo brakuje na raty, nie bierz kolejnej pożyczki na spłatę poprzedniej. Najpierw porozmawiaj z wierzycielem o zmianie terminów. Bezpłatnie pomoże też rzecznik konsumentów w Twoim mieście lub powiecie.</p>
`,
});
