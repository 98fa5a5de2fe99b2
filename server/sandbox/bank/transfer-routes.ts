import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../html.ts';
import { formOf, sendSandboxPage } from '../page-shell.ts';
import { accountsAt, bankSpelling } from './bank-accounts.ts';
import { findBank, type SandboxBank } from './banks.ts';
import { readLogin } from './logins.ts';
import { bankParty, brokenPage, loginFields, money } from './page-parts.ts';
import { readTransferToken, type Seal, type TransferToken } from './tokens.ts';

export interface TransferRouteOptions {
  readonly seal: Seal;
  /** Tells the lender of a transfer that came to its account. */
  readonly notify: (notice: object) => Promise<void>;
  readonly now: () => number;
}

interface Visit {
  readonly token: TransferToken;
  readonly bank: SandboxBank;
  readonly words: string;
}

/** Making the transfer of one grosz at an invented bank: signing in, a filled-in order, done. */
export function registerTransferRoutes(app: FastifyInstance, options: TransferRouteOptions): void {
  const { seal, notify, now } = options;
  const visitOf = (words: string): Visit | null => {
    const token = readTransferToken(seal, words);
    const bank = token && token.expires > now() ? findBank(token.bank) : undefined;
    return token && bank ? { token, bank, words } : null;
  };
  const refuse = (reply: FastifyReply) => sendSandboxPage(reply, bankParty, { ...brokenPage, status: 410 });

  app.get<{ Querystring: Record<string, unknown> }>('/transfer', (request, reply) => {
    const visit = visitOf(String(request.query['t'] ?? ''));
    return visit ? sendSandboxPage(reply, bankParty, logInPage(visit)) : refuse(reply);
  });
  app.post('/transfer', async (request, reply) => {
    const given = formOf(request);
    const visit = visitOf(given.get('t') ?? '');
    if (!visit) return refuse(reply);
    const { token, bank } = visit;
    const login = readLogin(given.get('login') ?? '');
    if (login.fails ?? login.failsLater) return sendSandboxPage(reply, bankParty, refusedPage(visit));
    const owner = login.owner ?? bankSpelling(token.owner);
    const [account] = accountsAt(bank, owner);
    if (given.get('step') !== 'send' || !account) {
      return sendSandboxPage(reply, bankParty, orderPage(visit, login.login, owner));
    }
    const { title, amountMinor } = token;
    await notify({
      kind: 'transfer',
      title,
      amountMinor,
      account: { iban: account.iban, bank: bank.name, owner },
    });
    return reply.redirect(token.returnPath, 303);
  });
}

const hidden = (words: string, step: string) =>
  html`<input type="hidden" name="t" value="${words}"><input type="hidden" name="step" value="${step}">`;
const back = ({ token }: Visit) =>
  html`<p><a class="button quiet" href="${token.returnPath}">Przerwij i wróć do Mozaiki</a></p>`;

const logInPage = (visit: Visit) => ({
  title: `Logowanie – ${visit.bank.name}`,
  body: html`
<form method="post" action="/sandbox/bank/transfer">${hidden(visit.words, 'login')}${loginFields()}
<button type="submit">Zaloguj się</button></form>${back(visit)}`,
});

const orderPage = (visit: Visit, login: string, owner: string) => {
  const { title, iban, recipient, amountMinor } = visit.token;
  return {
    title: 'Potwierdź przelew',
    body: html`
<dl><dt>Z konta</dt><dd>${owner}, ${visit.bank.name}</dd><dt>Odbiorca</dt><dd>${recipient}</dd>
<dt>Na konto</dt><dd>${iban}</dd><dt>Tytuł</dt><dd>${title}</dd><dt>Kwota</dt><dd>${money(amountMinor)}</dd></dl>
<form method="post" action="/sandbox/bank/transfer">${hidden(visit.words, 'send')}
<input type="hidden" name="login" value="${login}">
<button type="submit">Wyślij przelew</button></form>${back(visit)}`,
  };
};

const refusedPage = (visit: Visit) => ({
  title: 'Przelew nie został wysłany',
  body: html`<p>Bank odmówił wykonania przelewu. Nic nie zostało pobrane.</p>${back(visit)}`,
});
