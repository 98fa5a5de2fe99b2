import { sandboxBanks } from '../bank/banks.ts';
import { type Html, html } from '../html.ts';
import type { Party, SandboxPage } from '../page-shell.ts';
import type { PayOutcome } from './notify-shop.ts';
import type { PayForm, PayMethod } from './pay-form.ts';
import type { GatewayOrder } from './signed-order.ts';

export const payDemo: Party = { name: 'PayDemo', folder: 'gateway' };
export const payPath = `/sandbox/${payDemo.folder}/pay`;

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

const radio = (
  name: string,
  [value, label, about]: readonly [string, string, string],
  chosen: string,
): Html =>
  html`<label class="choice"><input type="radio" name="${name}" value="${value}"${value === chosen ? html` checked` : html``}>
<span><span class="choice-label">${label}</span><span class="choice-about">${about}</span></span></label>`;

const methods = ({ bank }: GatewayOrder): readonly (readonly [PayMethod, string, string])[] => [
  ['blik', 'BLIK', 'Kod z aplikacji banku.'],
  ['transfer', bank === null ? 'Przelew z banku' : `Przelew: ${bank}`, 'Przelew jest już wypełniony.'],
];

/** What a faulty field says of itself. */
const fault = (id: string, error: string | undefined): Html =>
  error === undefined ? html`` : html`<p class="error" id="${id}">${error}</p>`;
const invalid = (error: string | undefined): Html =>
  error === undefined ? html`` : html` aria-invalid="true"`;

const codeField = ({ code, codeError }: PayForm): Html => html`<div class="field of-blik">
<label for="code">Kod BLIK</label>
<p class="hint" id="code-hint">6 cyfr z aplikacji banku. W piaskownicy zadziała każdy, na przykład 777 123.</p>
<input id="code" name="code" value="${code}" inputmode="numeric" autocomplete="off" maxlength="7" aria-describedby="code-hint${codeError === undefined ? '' : ' code-error'}"${invalid(codeError)}>
${fault('code-error', codeError)}
</div>`;

const bankField = ({ bank, bankError }: PayForm): Html => html`<div class="field of-transfer">
<label for="bank">Twój bank</label>
<select id="bank" name="bank"${bankError === undefined ? html`` : html` aria-describedby="bank-error"`}${invalid(bankError)}>
<option value="">Wybierz</option>
${sandboxBanks.map(
  ({ id, name }) => html`<option value="${id}"${id === bank ? html` selected` : html``}>${name}</option>`,
)}
</select>
${fault('bank-error', bankError)}
</div>`;

/** The page on which a customer pays. Without a script, the style shows the fields of the chosen way only. */
export function payPage(order: GatewayOrder, written: string, form: PayForm): SandboxPage {
  const wrong = form.codeError !== undefined || form.bankError !== undefined;
  return {
    title: 'Jak chcesz zapłacić?',
    status: wrong ? 422 : 200,
    body: html`${summary(order)}
<form method="post" action="${payPath}" novalidate>
<input type="hidden" name="order" value="${written}">
<fieldset>
<legend>Sposób zapłaty</legend>
${methods(order).map((row) => radio('method', row, form.method))}
</fieldset>
${codeField(form)}
${order.bank === null ? bankField(form) : html``}
<fieldset class="scenario">
<legend>Piaskownica: jak to się skończy?</legend>
${outcomeTexts.map((row) => radio('outcome', row, form.outcome))}
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
