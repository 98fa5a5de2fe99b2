import { company } from './company.ts';

/** What to have at hand, by the matter a customer comes with. */
export const application = `
<p>Zadzwoń: ${company.phone}. Powiemy, ile kosztuje pożyczka, i podpowiemy, co przygotować. Nie prosimy przy tym o dane do logowania.</p>
<p>Wolisz policzyć bez pomocy? Zacznij od strony <a href="/jak-to-dziala">Jak to działa</a>.</p>
`.trim();

export const agreement = `
<p>Miej pod ręką numer umowy. Znajdziesz go na pierwszej stronie i w każdym e-mailu od nas.</p>
<p>Jeśli rata zaczyna ciążyć, napisz od razu. Przed terminem mamy więcej możliwości niż po nim.</p>
`.trim();

export const complaint = `
<p>Reklamację przyjmiemy przez internet, telefonicznie, listem, w oddziale i w wiadomościach po zalogowaniu. Opisz, co się stało i czego oczekujesz.</p>
<p><a href="/reklamacje">Złóż reklamację przez internet</a></p>
<p>Odpowiemy w ciągu 30 dni, a w sprawach szczególnie skomplikowanych w ciągu 60. Zasady opisuje <a href="/regulamin">regulamin</a>, punkt 7.</p>
`.trim();
