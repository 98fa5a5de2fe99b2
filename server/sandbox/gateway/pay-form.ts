import { sandboxBanks } from '../bank/banks.ts';
import { outcomes, type PayOutcome } from './notify-shop.ts';
import type { GatewayOrder } from './signed-order.ts';

/** How a customer pays here: a code of the bank's app, or a transfer that is filled in already. */
export type PayMethod = 'blik' | 'transfer';

/** What was filled in, and what of it is wrong. */
export interface PayForm {
  readonly method: PayMethod;
  readonly code: string;
  /** Id of the bank a transfer goes out from; empty for none. The shop may have asked for it already. */
  readonly bank: string;
  readonly outcome: PayOutcome;
  readonly codeError?: string;
  readonly bankError?: string;
}

/** The form as it is first shown. Who chose a bank in the shop pays from it unless they choose otherwise. */
export const freshForm = (order: GatewayOrder): PayForm => ({
  method: order.method ?? (order.bank === null ? 'blik' : 'transfer'),
  code: '',
  bank: '',
  outcome: 'success',
});

/** What was sent, with the errors in words beside it (WCAG 2.2, 3.3.1). */
export function readForm(order: GatewayOrder, sent: URLSearchParams): PayForm {
  const fresh = freshForm(order);
  const method = (['blik', 'transfer'] as const).find((one) => one === sent.get('method')) ?? fresh.method;
  const code = sent.get('code')?.trim() ?? '';
  const bank = sandboxBanks.find(({ id }) => id === sent.get('bank'))?.id ?? '';
  const outcome = outcomes.find((known) => known === sent.get('outcome')) ?? fresh.outcome;
  const form = { method, code, bank, outcome };
  if (method === 'blik' && !/^\d{3} ?\d{3}$/.test(code))
    return { ...form, codeError: 'Wpisz kod BLIK: 6 cyfr.' };
  if (method === 'transfer' && order.bank === null && bank === '')
    return { ...form, bankError: 'Wybierz bank, z którego zapłacisz.' };
  return form;
}
