import { article } from '../../article.ts';

export const creditHistory = article({
  alias: 'historia-kredytowa-w-bik',
  title: 'Historia kredytowa: co jest w BIK i jak to sprawdzić',
  short: 'Skąd biorą się dane o Twoich ratach, kto je widzi i co zrobić, gdy znajdziesz w nich błąd.',
  day: '2026-08-19',
  categories: ['pozyczka-krok-po-kroku', 'bezpieczenstwo'],
  picture: 'posts/credit-history',
  content: `
<p>Gdy prosisz o pożyczkę, pożyczkodawca sprawdza, czy udźwigniesz spłatę. Zagląda też do baz, w których zapisana jest historia kredytów. Największą w Polsce prowadzi Biuro Informacji Kredytowej, w skrócie BIK.</p>
<h2>Co tam jest</h2>
<ul>
<li>kredyty, pożyczki, karty i limity, które spłacasz lub poręczasz,</li>
<li>to, czy raty płacisz w terminie,</li>
<li>zapytania, czyli informacja, kto i kiedy oceniał Twój wniosek,</li>
<li>zamknięte umowy, jeśli jest na to zgoda albo podstawa w prawie.</li>
</ul>
<p>Nie ma tam Twoich zarobków, stanu konta ani wydatków na zakupy.</p>
<h2>Dobra historia też jest ważna</h2>
<p>BIK to nie tylko lista dłużników. Rata spłacona w terminie działa na Twoją korzyść. Dlatego zgoda na przetwarzanie danych po spłacie może pomóc. Możesz ją w każdej chwili odwołać. Bez zgody dane o spłaconym zobowiązaniu wolno przetwarzać do pięciu lat tylko wtedy, gdy opóźnienie przekroczyło 60 dni, a po zawiadomieniu o tym zamiarze minęło kolejne 30 dni.</p>
<h2>Jak sprawdzić swoje dane</h2>
<p>Masz prawo do bezpłatnej kopii danych na podstawie RODO. Wniosek składasz wprost do BIK. Płatny raport pokazuje to samo w wygodniejszej formie, ale nie jest konieczny. Sprawdzanie własnych danych nie obniża oceny.</p>
<h2>Gdy coś się nie zgadza</h2>
<p>BIK nie zmienia wpisów samodzielnie. O poprawkę prosisz firmę, która przekazała dane, bo to ona wie, jak było. Opisz błąd i dołącz potwierdzenia wpłat. Jeśli zobaczysz kredyt, którego nie brałeś lub nie brałaś, zgłoś to od razu tej firmie i policji, a numer PESEL zastrzeż.</p>
<h2>Jak zadbać o historię</h2>
<p>Płać w terminie, nawet małe raty. Nie składaj wielu wniosków naraz. Zamknij karty, z których nie korzystasz. Nikt nie może legalnie „wyczyścić BIK” za opłatą, więc takie ogłoszenia omijaj.</p>
`,
});
