import type { WantedQuery } from '#schemas/lending/wanted-loan.ts';
import type { Customer } from '../customer-store.ts';

const minorPerUnit = 100;

/** The same as an account keeps it: minor units, and months. */
export const wantedLoan = ({ curSum, curTerm }: WantedQuery) => ({
  wantedSum: curSum === undefined ? undefined : curSum * minorPerUnit,
  wantedTerm: curTerm,
});

/** The customer with what the calculator is set to now, as far as it says anything. Nothing is stored. */
export function withWanted(customer: Customer, query: WantedQuery): Customer {
  const { wantedSum = customer.wantedSum, wantedTerm = customer.wantedTerm } = wantedLoan(query);
  return { ...customer, wantedSum, wantedTerm };
}
