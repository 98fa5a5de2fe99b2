import { type Static, Type } from 'typebox';

/** One value of a lookup (employment: uuid and name). Lookups may carry more fields, so others are kept. */
export const LookupItem = Type.Object(
  { uuid: Type.String(), name: Type.String() },
  { additionalProperties: true },
);
export type LookupItem = Static<typeof LookupItem>;
export const Lookup = Type.Array(LookupItem);

/** One currency of the lookup `currency` (specification 3). */
export const CurrencyLookupItem = Type.Object({
  uuid: Type.String(),
  name: Type.String(),
  code: Type.String(),
  number: Type.String(),
  default: Type.Boolean(),
  symbol: Type.String(),
  color: Type.String(),
  active: Type.Boolean(),
  get_exchange_rate: Type.Boolean(),
});
export type CurrencyLookupItem = Static<typeof CurrencyLookupItem>;

export const Country = Type.Object({ code: Type.String(), name: Type.String() });
export type Country = Static<typeof Country>;
