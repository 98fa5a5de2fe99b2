/** Longer texts of the home page. */
export const costs = `
<h2>Dwa składniki ceny. To wszystko</h2>
<p><strong>Odsetki</strong> liczymy od kwoty, która została do spłaty: 13,5% w skali roku, bez zmian przez całą umowę.</p>
<p><strong>Prowizja</strong> to 8% pożyczki. Nie potrącamy jej z wypłaty, spłacasz ją w równych częściach razem z ratami.</p>
<p>Za wniosek, przelew, zmianę dnia spłaty i przypomnienia nie płacisz. <a href="/info">Przeczytaj o kosztach i dokumentach</a>.</p>
`.trim();

export const whoCanApply = `
<p>Pożyczkę możemy zawrzeć z osobą, która:</p>
<ul>
<li>ma ukończone 20 lat i mieszka w Polsce,</li>
<li>ma stały dochód, także z umowy zlecenia, emerytury lub renty,</li>
<li>ma konto bankowe na swoje nazwisko,</li>
<li>spłaca swoje zobowiązania w terminie.</li>
</ul>
`.trim();

export const documents = `
<ul>
<li>Dowód osobisty i numer PESEL bez zastrzeżenia.</li>
<li>Numer telefonu i adres e-mail.</li>
<li>Informację o dochodach i stałych wydatkach z trzech ostatnich miesięcy.</li>
</ul>
<p>Dochód potwierdzisz przez połączenie z bankiem albo wyciągiem z konta. Zaświadczenie od pracodawcy zwykle nie jest potrzebne.</p>
`.trim();

export const refusals = `
<p>Odmówimy, jeśli rata razem z innymi zobowiązaniami byłaby zbyt dużym obciążeniem albo gdy masz zaległości w spłacie. Nie jest to ocena człowieka, tylko rachunek.</p>
<p>Jeśli masz kłopot z długami, kolejna pożyczka zwykle go pogłębia. Bezpłatnie pomogą powiatowy rzecznik konsumentów i punkty nieodpłatnej pomocy prawnej.</p>
`.trim();
