import { daysBetween } from '#money/calendar.ts';
import type { Contract } from '#schemas/lending/contract.ts';

/** Days in which a contract can be left, today not counted; null when that time is over or has not begun. */
export function withdrawDaysOf(contract: Contract | null, today: string): number | null {
  if (contract?.state !== 'active' || contract.withdraw_until === null) return null;
  const left = daysBetween(today, contract.withdraw_until);
  return left >= 0 ? left : null;
}
