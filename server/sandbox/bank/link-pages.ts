import type { LinkFailure } from '#schemas/lending/bank-link.ts';
import { type Html, html } from '../html.ts';
import { accountsAt, bankSpelling } from './bank-accounts.ts';
import type { Stage } from './bank-visits.ts';
import { type SandboxBank, sandboxBanks } from './banks.ts';
import { loginFields, money } from './page-parts.ts';
import type { LinkToken } from './tokens.ts';

export interface LinkPage {
  readonly title: string;
  readonly body: Html;
}

/** What a page of a visit is made for. */
export interface LinkView {
  readonly token: LinkToken;
  /** The sealed words it came with; they go along in every form. */
  readonly words: string;
  readonly framed: boolean;
  /** The form came without what it asks for. */
  readonly incomplete: boolean;
}

const form = ({ words, framed }: LinkView, step: string, body: Html): Html => html`
<form method="post" action="/sandbox/bank/link">
<input type="hidden" name="t" value="${words}">
<input type="hidden" name="view" value="${framed ? 'frame' : ''}">
<input type="hidden" name="step" value="${step}">
${body}
</form>`;

const cancel = (view: LinkView): Html =>
  form(view, 'cancel', html`<button class="quiet" type="submit">Przerwij i wróć do Mozaiki</button>`);

/** The page of a stage; a finished visit has the words of its end. */
export function linkPage(stage: Stage, view: LinkView): LinkPage {
  switch (stage.at) {
    case 'bank':
      return chooseBank(view);
    case 'login':
      return logIn(stage.bank, view);
    case 'consent':
      return consent(stage.bank, stage.login.owner ?? bankSpelling(view.token.owner), view);
    case 'failed':
      return ended(failures[stage.failure], view, stage.failure);
    case 'shared':
    case 'importing':
      return ended(['Gotowe', 'Przekazaliśmy dane, na które się zgadzasz. Możesz wrócić do Mozaiki.'], view);
  }
}

const chooseBank = (view: LinkView): LinkPage => ({
  title: 'Wybierz swój bank',
  body: html`
<p>Mozaika Finanse prosi o potwierdzenie, że jesteś właścicielem konta.</p>
${form(
  view,
  'bank',
  html`<ul class="banks">${sandboxBanks.map(
    ({ id, name }) => html`<li><button type="submit" name="bank" value="${id}">${name}</button></li>`,
  )}</ul>`,
)}
${cancel(view)}`,
});

const logIn = (bank: SandboxBank, view: LinkView): LinkPage => ({
  title: `Logowanie – ${bank.name}`,
  body: html`
${form(view, 'login', html`${loginFields()}<button type="submit">Zaloguj się</button>`)}
${form(view, 'other-bank', html`<button class="quiet" type="submit">Wybierz inny bank</button>`)}
${cancel(view)}`,
});

function consent(bank: SandboxBank, owner: string, view: LinkView): LinkPage {
  const accounts = accountsAt(bank, owner);
  return {
    title: 'Zgoda na przekazanie danych',
    body: html`
<p>${bank.name} przekaże firmie Mozaika Finanse sp. z o.o.:</p>
<ul><li>imię i nazwisko właściciela konta,</li><li>numer konta,</li><li>saldo w chwili odczytu.</li></ul>
<p>${
      view.token.method === 'kontomatik'
        ? 'Dane zostaną odczytane jeden raz. Historia operacji nie zostanie odczytana.'
        : 'To zgoda na usługę dostępu do informacji o rachunku (AIS). Jest jednorazowa i wygasa po odczycie.'
    } Nikt nie może przez nią wykonać przelewu.</p>
${form(
  view,
  'consent',
  html`<fieldset><legend>Które konta pokazać?</legend>${
    view.incomplete ? html`<p class="fault" role="alert">Zaznacz co najmniej jedno konto.</p>` : ''
  }${accounts.map(
    ({ id, name, iban, balanceMinor }, index) => html`
<p class="tick"><input type="checkbox" id="a${index}" name="account" value="${id}"${checked(index === 0)}>
<label for="a${index}"><strong>${name}</strong><br>•••• ${iban.slice(-4)}, ${money(balanceMinor)}</label></p>`,
  )}</fieldset>
<button type="submit">Zgadzam się</button>`,
)}
${form(view, 'cancel', html`<button class="quiet" type="submit">Nie zgadzam się</button>`)}`,
  };
}

const checked = (is: boolean): Html => (is ? html` checked` : html``);

const failures: Readonly<Record<LinkFailure, readonly [title: string, text: string]>> = {
  cancelled: ['Przerwano', 'Nic nie zostało przekazane.'],
  refused: ['Bank odmówił', 'Bank nie przekazał danych. Możesz spróbować w innym banku.'],
  'timed-out': ['Czas minął', 'Sesja w banku wygasła. Nic nie zostało przekazane.'],
  'bank-unavailable': ['Bank jest niedostępny', 'Bank ma przerwę techniczną. Nic nie zostało przekazane.'],
  'name-mismatch': ['Inna osoba', 'Konto należy do kogoś innego.'],
  'transfer-late': ['Termin minął', 'Przelew przyszedł za późno.'],
};

/** The end, for a person; in a frame also for the page around it, which `frame.js` tells. */
const ended = (
  [title, text]: readonly [string, string],
  view: LinkView,
  failure?: LinkFailure,
): LinkPage => ({
  title,
  body: html`
<p>${text}</p>
<p id="result" data-link="${view.token.linkId}" data-kind="${
    failure ? 'error' : 'success'
  }" data-failure="${failure ?? ''}"><a class="button" target="_top" href="${view.token.returnPath}">Wróć do Mozaiki</a></p>`,
});
