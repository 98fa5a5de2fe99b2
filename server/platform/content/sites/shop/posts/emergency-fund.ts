import { article } from '../../article.ts';

export const emergencyFund = article({
  alias: 'poduszka-finansowa',
  title: 'Poduszka finansowa: jak zacząć od małej kwoty',
  short:
    'Zepsuta pralka nie musi oznaczać pożyczki. Radzimy, ile odłożyć, gdzie to trzymać i kiedy sięgać po zapas.',
  day: '2026-04-22',
  categories: ['budzet'],
  picture: 'posts/savings',
  content: `
<p>Poduszka finansowa to pieniądze na rzeczy, których nie da się zaplanować: awarię pralki, wizytę u dentysty, miesiąc bez zleceń. Daje czas na spokojną decyzję, zamiast pierwszej lepszej.</p>
<h2>Ile odłożyć</h2>
<p>Często słyszy się o kilku miesiącach wydatków. To dobry cel, ale na początek zniechęca. Podziel go na trzy kroki:</p>
<ul>
<li><strong>Pierwszy:</strong> kwota jednej typowej awarii w domu. Dla wielu osób to koszt naprawy lub najtańszego nowego sprzętu.</li>
<li><strong>Drugi:</strong> miesiąc stałych rachunków.</li>
<li><strong>Trzeci:</strong> trzy miesiące wszystkich wydatków. Jeśli masz nieregularne dochody albo utrzymujesz rodzinę, celuj wyżej.</li>
</ul>
<h2>Gdzie trzymać</h2>
<p>Zapas ma być bezpieczny i dostępny w ciągu dnia. Sprawdzi się osobne konto oszczędnościowe, najlepiej bez karty, żeby pieniądze nie wydawały się same. Środki w bankach i kasach oszczędnościowych chroni Bankowy Fundusz Gwarancyjny, do równowartości 100 000 euro na osobę w jednej instytucji. Akcje i inne inwestycje nie są poduszką, bo ich wartość może spaść wtedy, gdy będą potrzebne.</p>
<h2>Skąd wziąć pieniądze</h2>
<p>Ustaw stały przelew w dniu wypłaty. Gdy skończysz spłacać jakąś ratę, nie zmieniaj przelewu, tylko skieruj go na zapas. Dodaj do niego zwrot podatku, nagrodę z pracy, pieniądze ze sprzedaży nieużywanych rzeczy.</p>
<h2>Kiedy po nią sięgać</h2>
<p>Zadaj sobie trzy pytania: czy to konieczne, czy pilne i czy nie dało się tego przewidzieć. Trzy razy „tak” oznacza, że po to odkładasz. Potem uzupełnij zapas, zanim wrócisz do innych celów.</p>
<h2>Długi czy oszczędności?</h2>
<p>Jeśli masz drogie długi, zbuduj najpierw mały zapas, a nadwyżki przeznacz na spłatę. Odsetki od długu są zwykle wyższe niż te, które bank płaci za oszczędności.</p>
`,
});
