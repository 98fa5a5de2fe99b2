import type { CityHit, PostalAddress, PostalCodeHit, StreetHit } from '#schemas/lending/postal-address.ts';
import { plainLetters } from './plain-letters.ts';
import { type Place, towns } from './registry/towns.ts';
import { villages } from './registry/villages.ts';

/** The register of addresses: what there is. The sandbox has a sample of Poland; a real one answers from elsewhere. */
export interface AddressRegistry {
  /** Codes that begin as typed, in their order. */
  codes(query: string, limit: number): Promise<readonly PostalCodeHit[]>;
  /** Places in the order of the register, of one code where one is given. The call answers them turned round. */
  cities(query: string, code: string | undefined, limit: number): Promise<readonly CityHit[]>;
  /** Streets of the places of a code. */
  streets(query: string, code: string | undefined, limit: number): Promise<readonly StreetHit[]>;
  /** Whether code, place and street belong together. */
  knows(address: Pick<PostalAddress, 'postal_code' | 'city' | 'street'>): Promise<boolean>;
}

/** Words in front of a street's name, which people leave out. */
const kinds = /^(ul|al|pl|os)\.\s*/;
const bare = (street: string): string => plainLetters(street).replace(kinds, '');

/** Whether a name, or one of its words, begins as typed. */
const begins = (name: string, query: string): boolean => {
  const wanted = plainLetters(query).replace(kinds, '');
  const plain = bare(name);
  return plain.startsWith(wanted) || plain.split(/[\s-]+/).some((word) => word.startsWith(wanted));
};
const digits = (code: string): string => code.replace(/\D/g, '');

export function createSampleRegistry(places: readonly Place[] = [...towns, ...villages]): AddressRegistry {
  const codes = places
    .flatMap(({ name, codes: own }) => own.map((code): PostalCodeHit => ({ code, city: name })))
    .toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const ofCode = (code: string | undefined): readonly Place[] => {
    const wanted = digits(code ?? '');
    return wanted === ''
      ? places
      : places.filter((place) => place.codes.some((own) => digits(own) === wanted));
  };
  return {
    codes: async (query, limit) => {
      const wanted = digits(query);
      return wanted === '' ? [] : codes.filter(({ code }) => digits(code).startsWith(wanted)).slice(0, limit);
    },
    cities: async (query, code, limit) =>
      ofCode(code)
        .filter(({ name }) => begins(name, query))
        .map(({ name, codes: own }): CityHit => {
          const same = own.find((known) => digits(known) === digits(code ?? ''));
          return { name, code: same ?? own[0] ?? '' };
        })
        .slice(0, limit),
    streets: async (query, code, limit) => {
      // Without a code every town would be asked for its main street.
      if (digits(code ?? '') === '') return [];
      const names = ofCode(code).flatMap(({ streets }) => streets.filter((street) => begins(street, query)));
      return [...new Set(names)].slice(0, limit).map((name) => ({ name }));
    },
    knows: async ({ postal_code: code, city, street }) =>
      ofCode(code).some(
        ({ name, streets }) =>
          plainLetters(name) === plainLetters(city) &&
          (street === undefined || street.trim() === ''
            ? streets.length === 0
            : streets.some((known) => bare(known) === bare(street))),
      ),
  };
}
