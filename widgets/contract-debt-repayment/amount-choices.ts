import type { Contract, Settlement } from '#schemas/lending/contract.ts';

export interface AmountChoice {
  readonly kind: 'overdue' | 'instalment' | 'settlement' | 'give-back' | 'own';
  /** Null for an amount the customer types. */
  readonly amountMinor: number | null;
  /** What is saved against the schedule. */
  readonly savedMinor?: number;
}

/**
 * Amounts worth offering: what is late, or the next instalment; all of it with what that saves; one's own. The first one
 * that there is comes first and stands for what has to be paid.
 */
export function amountChoices(contract: Contract, settlement: Settlement | null): readonly AmountChoice[] {
  const { owed, next } = contract;
  // After a withdrawal there are no instalments: what is to be given back, or a part of it.
  if (contract.state === 'withdrawn')
    return [
      { kind: 'give-back', amountMinor: owed.due_now_minor },
      { kind: 'own', amountMinor: null },
    ];
  const late = owed.overdue_days > 0;
  const now = late ? owed.due_now_minor : (next?.amount_minor ?? 0);
  const all = settlement?.total_minor ?? 0;
  return [
    ...(now > 0 && (all === 0 || now <= all)
      ? [{ kind: late ? ('overdue' as const) : ('instalment' as const), amountMinor: now }]
      : []),
    ...(settlement && all > 0
      ? [{ kind: 'settlement' as const, amountMinor: all, savedMinor: settlement.saved_minor }]
      : []),
    { kind: 'own', amountMinor: null },
  ];
}
