import type { Settlement } from '#schemas/lending/contract.ts';

export interface SettlementRow {
  readonly key:
    | 'principal'
    | 'interest'
    | 'interest-back'
    | 'fee'
    | 'fee-back'
    | 'late-interest'
    | 'to-refund';
  readonly amountMinor: number;
}

/**
 * What a payoff is made of. Costs that were paid for time that is not used come back and stand as rows below zero, so that
 * the rows are always the total together; costs that are nothing are left out.
 */
export function settlementRows(settlement: Settlement): readonly SettlementRow[] {
  const { principal_minor, interest_minor, fee_minor, late_interest_minor, refund_minor } = settlement;
  const rows: readonly SettlementRow[] = [
    { key: interest_minor < 0 ? 'interest-back' : 'interest', amountMinor: interest_minor },
    { key: fee_minor < 0 ? 'fee-back' : 'fee', amountMinor: fee_minor },
    { key: 'late-interest', amountMinor: late_interest_minor },
    { key: 'to-refund', amountMinor: refund_minor },
  ];
  return [
    { key: 'principal', amountMinor: principal_minor },
    ...rows.filter(({ amountMinor }) => amountMinor !== 0),
  ];
}
