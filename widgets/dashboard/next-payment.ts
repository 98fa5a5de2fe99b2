import type { Contract } from '#schemas/lending/contract.ts';

/** What a customer with a contract owes next, as far as the overview says it. Amounts in minor units. */
export interface NextPayment {
  readonly currency: string;
  /** What is late today, late interest included; null while nothing is. */
  readonly late: { readonly amount: number; readonly days: number } | null;
  /** Next row of the schedule; null where none is left. */
  readonly next: { readonly amount: number; readonly on: string } | null;
}

/** @returns null while nothing is signed, or nothing is owed any more */
export function nextPaymentOf({ state, figures, owed, next }: Contract): NextPayment | null {
  if (state !== 'active') return null;
  const late = owed.overdue_days > 0 ? { amount: owed.due_now_minor, days: owed.overdue_days } : null;
  const coming = next && { amount: next.amount_minor, on: next.due_on };
  return late === null && coming === null ? null : { currency: figures.currency, late, next: coming };
}
