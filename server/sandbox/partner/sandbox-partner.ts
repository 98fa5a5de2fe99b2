import { html } from '../html.ts';
import { type Party, registerStylesheet, sendSandboxPage } from '../page-shell.ts';
import type { SandboxParty } from '../sandbox-parties.ts';

const party: Party = { name: 'Partner', folder: 'partner' };
const css = `
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#1d2440;background:#f3f4fb}
.sandbox-note{margin:0;padding:.75rem 1rem;background:#fff3c4;color:#3d2f00}
.top{padding:1rem;background:#2b3a8c;color:#fff}.brand{margin:0;font-weight:700;font-size:1.25rem}
main{max-width:38rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.5rem}
h1{margin-top:0;line-height:1.25}a{color:#2b3a8c;display:inline-block;padding:.625rem 0}
a:focus-visible{outline:3px solid #2b3a8c;outline-offset:2px}
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
        const body = html`<p>Takiego partnera nie ma.</p>`;
        return sendSandboxPage(reply, party, { title: 'Nie znaleziono', body, status: 404 });
      }
      return sendSandboxPage(
        reply,
        { ...party, name },
        {
          title: 'Mamy Twój wniosek',
          body: html`<p>${name} otrzymał wniosek wraz z Twoimi zgodami. Doradca odezwie się w ciągu jednego dnia roboczego.</p>
<p>Nic nie trzeba tu wypełniać ponownie.</p>
<p><a href="/resale-waiting">Wróć do Mozaika Finanse</a></p>`,
        },
      );
    });
  },
};
