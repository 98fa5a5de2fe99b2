import { type Static, Type } from 'typebox';

/** Hits of one answer at most. */
export const maxAddressHits = 20;

/** Answer rows of `address.code`, `address.city` and `address.street`. */
export const PostalCodeHit = Type.Object({ code: Type.String(), city: Type.String() });
export const CityHit = Type.Object({ name: Type.String(), code: Type.String() });
export const StreetHit = Type.Object({ name: Type.String() });
export type PostalCodeHit = Static<typeof PostalCodeHit>;
export type CityHit = Static<typeof CityHit>;
export type StreetHit = Static<typeof StreetHit>;

/** Body of `address.correct`, and an address as the account keeps it. */
export const PostalAddress = Type.Object({
  postal_code: Type.String({ pattern: '^\\d{2}-\\d{3}$' }),
  city: Type.String({ minLength: 1, maxLength: 100 }),
  /** Villages have none. */
  street: Type.Optional(Type.String({ maxLength: 100 })),
  house: Type.String({ minLength: 1, maxLength: 20 }),
  flat: Type.Optional(Type.String({ maxLength: 20 })),
});
export type PostalAddress = Static<typeof PostalAddress>;

/** Answer of `address-service`: how the third-party service would write a name of a place. */
export const AddressSuggestion = Type.Object({ name: Type.String(), corrected: Type.String() });
export type AddressSuggestion = Static<typeof AddressSuggestion>;
