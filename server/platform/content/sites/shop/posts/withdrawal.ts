import { article } from '../../article.ts';

export const withdrawal = article({
  alias: 'czternascie-dni-na-odstapienie',
  title: 'Czternaście dni na odstąpienie od umowy pożyczki',
  short: 'Zmiana zdania po podpisaniu to Twoje prawo. Wyjaśniamy, jak liczyć termin, co wysłać i ile oddać.',
  day: '2026-06-24',
  categories: ['pozyczka-krok-po-kroku'],
  picture: 'posts/withdrawal',
  content: `
<p>Od umowy o kredyt konsumencki, a więc także od pożyczki, możesz odstąpić w ciągu 14 dni. Nie musisz podawać przyczyny i nikt nie może Cię za to ukarać. To prawo wynika z ustawy, więc umowa nie może go odebrać.</p>
<h2>Od kiedy liczyć</h2>
<p>Termin biegnie od dnia zawarcia umowy. Jeśli w umowie brakuje elementów, których wymaga ustawa, liczy się go od dnia, w którym je dostaniesz. Dzień podpisania się nie liczy: umowę z 3 marca możesz odwołać do końca 17 marca. Wystarczy, że wyślesz oświadczenie przed upływem terminu, nie musi ono wtedy dotrzeć.</p>
<h2>Jak odstąpić</h2>
<ul>
<li>Skorzystaj ze wzoru oświadczenia, który dostajesz razem z umową, albo napisz własnymi słowami: kto, od jakiej umowy i z jaką datą odstępuje.</li>
<li>Wyślij je na adres podany w umowie. Przyda się potwierdzenie nadania.</li>
<li>Zachowaj kopię i datę wysłania.</li>
</ul>
<h2>Ile oddać</h2>
<p>Oddajesz kwotę, którą dostałeś lub dostałaś, i odsetki za dni od wypłaty do spłaty. Masz na to 30 dni od wysłania oświadczenia. Im szybciej zwrócisz pieniądze, tym mniej odsetek. Pożyczkodawca nie może zatrzymać prowizji ani innych opłat, poza bezzwrotnymi opłatami na rzecz urzędów, jeśli je poniósł.</p>
<h2>A ubezpieczenie i zakupy?</h2>
<p>Jeśli razem z pożyczką masz usługę dodatkową od pożyczkodawcy albo od firmy, z którą on współpracuje, na przykład ubezpieczenie, odstąpienie od pożyczki obejmuje także ją. Gdy kupujesz rzecz na raty przez internet i odstępujesz od samego zakupu, umowa kredytu związana z tym zakupem też przestaje obowiązywać.</p>
<h2>Po terminie</h2>
<p>Po 14 dniach nadal możesz spłacić całość wcześniej. Wtedy pożyczkodawca obniża koszt o część, która przypada na skrócony czas umowy. To jednak co innego niż odstąpienie, bo koszt za czas do spłaty zostaje.</p>
`,
});
