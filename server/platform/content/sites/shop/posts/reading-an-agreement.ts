import { article } from '../../article.ts';

export const readingAnAgreement = article({
  alias: 'jak-czytac-umowe-pozyczki',
  title: 'Jak czytać umowę pożyczki',
  short: 'Siedem miejsc w umowie, przy których warto się zatrzymać, zanim ją podpiszesz.',
  day: '2026-02-11',
  categories: ['pozyczka-krok-po-kroku'],
  picture: 'posts/agreement',
  content: `
<p>Umowa pożyczki bywa długa, bo prawo każe zapisać w niej wiele rzeczy. Nie trzeba jej czytać jak powieści. Wystarczy odpowiedzieć na siedem pytań, a reszta tekstu zacznie się układać.</p>
<h2>Najpierw formularz informacyjny</h2>
<p>Zanim podpiszesz umowę, pożyczkodawca ma obowiązek dać Ci formularz informacyjny. U wszystkich firm wygląda podobnie, więc dwa formularze położone obok siebie to najprostsze porównanie ofert. Weź je do domu i nie spiesz się.</p>
<h2>Siedem pytań do umowy</h2>
<ul>
<li><strong>Ile dostanę na konto?</strong> Szukaj słów „całkowita kwota pożyczki”. Nie obejmuje ona opłat, które pożyczkodawca dolicza do długu.</li>
<li><strong>Ile oddam w sumie?</strong> To „całkowita kwota do zapłaty”.</li>
<li><strong>Z czego składa się koszt?</strong> Odsetki, prowizja i inne opłaty powinny być podane osobno.</li>
<li><strong>Czy oprocentowanie może się zmienić?</strong> Jeśli tak, umowa musi mówić, kiedy i na jakiej podstawie.</li>
<li><strong>Kiedy i ile płacę?</strong> Poproś o harmonogram rat. Masz do niego prawo bez opłat przez cały czas trwania umowy.</li>
<li><strong>Co, jeśli się spóźnię?</strong> Sprawdź stopę odsetek za opóźnienie i to, czy są inne opłaty.</li>
<li><strong>Jak mogę zrezygnować albo spłacić wcześniej?</strong> Oba prawa masz z ustawy, umowa opisuje tylko sposób.</li>
</ul>
<h2>Na co uważać</h2>
<p>Zatrzymaj się, jeśli ktoś prosi o opłatę przed wypłatą pieniędzy, o podpisanie pustego weksla albo o zgodę na coś, czego nie rozumiesz. Usługi dodatkowe, na przykład ubezpieczenie, mają osobny koszt. Zapytaj, czy bez nich też dostaniesz pożyczkę i na jakich warunkach.</p>
<h2>Zanim podpiszesz</h2>
<p>Sprawdź swoje dane, numer rachunku i kwotę. Zapisz umowę na dysku albo wydrukuj. Jeśli coś się nie zgadza z tym, co słyszysz w rozmowie, liczy się tekst umowy. Masz pytanie? <a href="/contacts">Napisz do nas</a>, wyjaśnimy każdy punkt przed podpisem.</p>
`,
});
