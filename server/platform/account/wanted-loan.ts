import { type Static, Type } from 'typebox';
import type { Customer } from '../customers/customer-store.ts';

/** One million of the currency; fifty years. More is a mistake or worse. */
const mostWanted = 1_000_000;
const longestTerm = 600;
const minorPerUnit = 100;

/** What the calculator was set to, as its form puts it into an address: whole units of the currency, and months. */
export const WantedQuery = Type.Object({
  curSum: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostWanted,
      description: 'Wanted sum in whole units of the currency, as the calculator shows it.',
    }),
  ),
  curTerm: Type.Optional(
    Type.Integer({ minimum: 1, maximum: longestTerm, description: 'Wanted term in months.' }),
  ),
});

/** The same as an account keeps it: minor units, and months. */
export const wantedLoan = ({ curSum, curTerm }: Static<typeof WantedQuery>) => ({
  wantedSum: curSum === undefined ? undefined : curSum * minorPerUnit,
  wantedTerm: curTerm,
});

/** The customer with what the calculator is set to now, as far as it says anything. Nothing is stored. */
export function withWanted(customer: Customer, query: Static<typeof WantedQuery>): Customer {
  const { wantedSum = customer.wantedSum, wantedTerm = customer.wantedTerm } = wantedLoan(query);
  return { ...customer, wantedSum, wantedTerm };
}
