import { html } from '../html.ts';
import { type Party, registerStylesheet, sendSandboxPage } from '../page-shell.ts';
import type { SandboxParty } from '../sandbox-parties.ts';

const party: Party = { name: 'Partner', folder: 'partner' };
const css = `
:root{color-scheme:light dark;--ink:#1d2440;--ground:#f3f4fb;--sheet:#fff;--main:#2b3a8c;--over:#1f2b6b;--on-main:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e9ebf7;--ground:#11152a;--sheet:#1b2140;--main:#b8c3ff;--over:#d9dfff;--on-main:#11152a}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
.sandbox-note{background:#fff3c4;color:#3d2f00}.top{background:#2b3a8c;color:#fff}
.sandbox-note p,.brand{max-width:40rem;padding:.75rem 1rem;margin:0 auto}
.brand{font-weight:700;font-size:1.25rem}
main{max-width:38rem;margin:1rem auto;padding:1.25rem;background:var(--sheet);border-radius:.5rem;width:calc(100% - 2rem)}
@media (min-width:40rem){main{margin-block:2rem;padding:2rem}}
h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.25;text-wrap:balance}main p{margin:0 0 1rem;text-wrap:pretty}main p:last-child{margin:1.5rem 0 0}
.button{display:grid;place-items:center;min-height:3rem;padding:.5rem 1.5rem;border-radius:.375rem;background:var(--main);color:var(--on-main);font-weight:600;line-height:1.25;text-align:center;text-decoration:none}
.button:hover{background:var(--over)}
:focus-visible{outline:3px solid var(--main);outline-offset:3px}
@media (forced-colors:active){main,.button{border:1px solid CanvasText}}
`;
const names = new Map([
  ['raty-baltyk', 'Raty Bałtyk'],
  ['spoldzielnia-wisla', 'Spółdzielnia Wisła'],
]);

/** The site of a partner that took an application over: one page, on which the customer's way with us ends. */
export const sandboxPartner: SandboxParty = {
  folder: party.folder,
  routes: async (app) => {
    registerStylesheet(app, css);
    app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
      const name = names.get(request.params.id);
      if (name === undefined) {
        const body = html`<p>Takiego partnera nie ma. Adres jest niepełny albo ktoś go zmienił.</p>
<p><a class="button" href="/">Wróć do Mozaiki</a></p>`;
        return sendSandboxPage(reply, party, { title: 'Nie znaleziono', body, status: 404 });
      }
      return sendSandboxPage(
        reply,
        { ...party, name },
        {
          title: 'Mamy Twój wniosek',
          body: html`<p>${name} otrzymał wniosek wraz z Twoimi zgodami. Doradca odezwie się w ciągu jednego dnia roboczego.</p>
<p>Nic nie trzeba tu wypełniać ponownie.</p>
<p><a class="button" href="/resale-waiting">Wróć do Mozaiki</a></p>`,
        },
      );
    });
  },
};
