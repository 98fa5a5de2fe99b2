import { type Html, html } from '../html.ts';
import type { Party, SandboxPage } from '../page-shell.ts';
import type { PayOutcome } from './notify-shop.ts';
import type { GatewayOrder } from './signed-order.ts';

export const payDemo: Party = { name: 'PayDemo', folder: 'gateway' };
export const payPath = `/sandbox/${payDemo.folder}/pay`;

/** What was filled in, and what of it is wrong. */
export interface PayForm {
  readonly code: string;
  readonly outcome: PayOutcome;
  readonly codeError?: string;
}

const outcomeTexts: readonly (readonly [PayOutcome, string, string])[] = [
  ['success', 'Płatność się udaje', 'Sklep od razu dostaje potwierdzenie.'],
  ['failure', 'Płatność zostaje odrzucona', 'Bank odmawia, sklep dostaje informację.'],
  ['pending', 'Płatność czeka', 'Można wrócić na tę stronę i zapłacić później.'],
  ['late', 'Płatność przychodzi z opóźnieniem', 'Potwierdzenie idzie do sklepu po 20 sekundach.'],
  ['twice', 'Potwierdzenie przychodzi dwa razy', 'To samo powiadomienie, wysłane równocześnie.'],
  ['forged', 'Ktoś podrabia potwierdzenie', 'Podpis jest zły i sklep ma go odrzucić.'],
];

/** An amount as Polish pages write it. */
export function amountText({ amountMinor, currency }: GatewayOrder): string {
  return new Intl.NumberFormat('pl-PL', { style: 'currency', currency }).format(amountMinor / 100);
}

const summary = (order: GatewayOrder): Html => html`<dl class="order">
<div><dt>Do zapłaty</dt><dd class="amount">${amountText(order)}</dd></div>
<div><dt>Tytuł</dt><dd>${order.title}</dd></div>
${order.bank === null ? html`` : html`<div><dt>Bank</dt><dd>${order.bank}</dd></div>`}
<div><dt>Zamówienie</dt><dd class="id">${order.id}</dd></div>
</dl>`;

const radio = ([value, label, about]: (typeof outcomeTexts)[number], chosen: PayOutcome): Html =>
  html`<label class="choice"><input type="radio" name="outcome" value="${value}"${value === chosen ? html` checked` : html``}>
<span><span class="choice-label">${label}</span><span class="choice-about">${about}</span></span></label>`;

/** The page on which a customer pays. */
export function payPage(order: GatewayOrder, written: string, form: PayForm): SandboxPage {
  const { code, outcome, codeError } = form;
  const wrong = codeError !== undefined;
  return {
    title: 'Zapłać BLIKIEM',
    status: wrong ? 422 : 200,
    body: html`${summary(order)}
<form method="post" action="${payPath}" novalidate>
<input type="hidden" name="order" value="${written}">
<div class="field">
<label for="code">Kod BLIK</label>
<p class="hint" id="code-hint">6 cyfr z aplikacji banku. W piaskownicy zadziała każdy, na przykład 777 123.</p>
<input id="code" name="code" value="${code}" inputmode="numeric" autocomplete="off" maxlength="7" aria-describedby="code-hint${wrong ? ' code-error' : ''}"${wrong ? html` aria-invalid="true"` : html``}>
${codeError === undefined ? html`` : html`<p class="error" id="code-error">${codeError}</p>`}
</div>
<fieldset>
<legend>Co ma się stać</legend>
${outcomeTexts.map((row) => radio(row, outcome))}
</fieldset>
<div class="buttons">
<button type="submit" name="action" value="pay">Zapłać ${amountText(order)}</button>
<button type="submit" name="action" value="cancel" class="quiet">Anuluj i wróć do sklepu</button>
</div>
</form>`,
  };
}

/** Said before the customer returns, where something did not go as a shop would have it. */
export function reportPage(order: GatewayOrder, title: string, text: string): SandboxPage {
  return {
    title,
    body: html`${summary(order)}
<p>${text}</p>
<p><a class="button" href="${order.returnUrl}">Wróć do sklepu</a></p>`,
  };
}

export const unknownOrderPage: SandboxPage = {
  title: 'Nie znamy tego zamówienia',
  status: 404,
  body: html`<p>Adres jest niepełny albo ktoś go zmienił. Wróć do sklepu i zacznij płatność od nowa.</p>`,
};
