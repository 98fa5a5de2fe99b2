import { type Static, Type } from 'typebox';

/** One million of the currency; fifty years. More is a mistake or worse. */
const maxWanted = 1_000_000;
const maxTerm = 600;

/** What the calculator was set to, as its form puts it into an address: whole units of the currency, and months. */
export const WantedQuery = Type.Object({
  curSum: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxWanted,
      description: 'Wanted sum in whole units of the currency, as the calculator shows it.',
    }),
  ),
  curTerm: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxTerm, description: 'Wanted term in months.' }),
  ),
});
export type WantedQuery = Static<typeof WantedQuery>;
