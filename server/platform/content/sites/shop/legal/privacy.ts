import { company } from '../company.ts';

/** What articles 13 and 14 of the GDPR ask to be told. */
export const privacy = `
<p>Wyjaśniamy tu, jakie dane zbieramy, po co i jak długo je trzymamy. Jeśli coś jest niejasne, napisz do inspektora ochrony danych: <a href="mailto:iod@mozaika.example">iod@mozaika.example</a>.</p>
<h2>Kto odpowiada za Twoje dane</h2>
<p>Administratorem danych jest ${company.name}, ${company.address}.</p>
<h2>Po co i na jakiej podstawie przetwarzamy dane</h2>
<table>
<thead><tr><th scope="col">Cel</th><th scope="col">Podstawa</th><th scope="col">Jak długo</th></tr></thead>
<tbody>
<tr><td>Rozpatrzenie wniosku i wykonanie umowy</td><td>Niezbędne do zawarcia i wykonania umowy (art. 6 ust. 1 lit. b RODO)</td><td>Do końca umowy i przedawnienia roszczeń</td></tr>
<tr><td>Ocena zdolności kredytowej</td><td>Obowiązek prawny (art. 6 ust. 1 lit. c RODO)</td><td>Do końca umowy, a przy odmowie do 12 miesięcy</td></tr>
<tr><td>Przeciwdziałanie praniu pieniędzy</td><td>Obowiązek prawny (art. 6 ust. 1 lit. c RODO)</td><td>5 lat od zakończenia umowy</td></tr>
<tr><td>Rozliczenia podatkowe i księgowe</td><td>Obowiązek prawny (art. 6 ust. 1 lit. c RODO)</td><td>5 lat od końca roku podatkowego</td></tr>
<tr><td>Reklamacje i obrona przed roszczeniami</td><td>Nasz uzasadniony interes (art. 6 ust. 1 lit. f RODO)</td><td>Do przedawnienia roszczeń</td></tr>
<tr><td>Informacje o ofercie</td><td>Twoja zgoda (art. 6 ust. 1 lit. a RODO)</td><td>Do wycofania zgody</td></tr>
</tbody>
</table>
<h2>Skąd mamy dane</h2>
<p>Od Ciebie, z biur informacji kredytowej i gospodarczej oraz, jeśli tak zdecydujesz, z Twojego banku. Przy połączeniu z bankiem widzimy historię rachunku raz, w chwili sprawdzenia. Nie poznajemy hasła i nie możemy zlecić przelewu.</p>
<h2>Komu je przekazujemy</h2>
<p>Biurom informacji, dostawcom usług informatycznych, operatorom płatności i pocztowym, a także urzędom, gdy wymaga tego prawo. Każdy dostawca działa na podstawie umowy i tylko na nasze polecenie. Danych nie sprzedajemy. Nie wysyłamy ich poza Europejski Obszar Gospodarczy.</p>
<h2>Automatyczna ocena wniosku</h2>
<p>Wniosek może ocenić system na podstawie dochodów, wydatków i historii spłat. Masz prawo poznać powody decyzji, przedstawić swoje stanowisko i zażądać, aby sprawą zajął się człowiek.</p>
<h2>Twoje prawa</h2>
<ul>
<li>Możesz zobaczyć swoje dane, poprawić je i otrzymać ich kopię.</li>
<li>Możesz zażądać ich usunięcia, ograniczenia przetwarzania albo przeniesienia.</li>
<li>Możesz sprzeciwić się przetwarzaniu opartemu na naszym interesie.</li>
<li>Zgodę wycofasz w każdej chwili w ustawieniach profilu. Nie wpływa to na to, co zrobiliśmy wcześniej.</li>
<li>Możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.</li>
</ul>
<h2>Pliki cookie</h2>
<p>Używamy plików cookie niezbędnych do logowania i bezpieczeństwa oraz, za Twoją zgodą, jednego, który przez 30 dni pamięta, z której reklamy lub wyszukiwarki przychodzisz. Nie korzystamy z plików innych firm.</p>
`.trim();
