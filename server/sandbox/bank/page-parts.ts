import { type Html, html } from '../html.ts';
import { specialLogins } from './logins.ts';

/** The company of the sandbox that connects lenders with banks. */
export const bankParty = { name: 'Kładka', folder: 'bank' } as const;

/** Minor units as Polish zloty. */
export const money = (minor: number): string =>
  `${new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, useGrouping: 'always' }).format(minor / 100)} zł`;

/** Fields of a sign-in, with what can be tried. Any password will do, and none is asked for: nobody types a real one here. */
export const loginFields = (): Html => html`
<p class="field"><label for="login">Login</label>
<input id="login" name="login" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="40" aria-describedby="login-hint"></p>
<p id="login-hint">Wpisz dowolny login, np. <strong>klient</strong>. Hasła tu nie podajesz.</p>
<details><summary>Loginy do testów</summary><ul>${specialLogins.map(
  ({ login, does }) => html`<li><strong>${login}</strong> – ${does}</li>`,
)}</ul></details>`;

/** For addresses that were not made by the lender, or long ago. */
export const brokenPage = {
  title: 'Ten adres nie działa',
  body: html`<p>Wygasł albo jest niepełny. Wróć do Mozaiki i zacznij jeszcze raz.</p><p><a class="button" target="_top" href="/identification">Wróć do Mozaiki</a></p>`,
};
