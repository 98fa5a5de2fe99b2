/** A row of the registry: a postal code with its city, a city with its code, or a street. */
export interface RegistryHit {
  readonly name: string;
  /** Code that the next question names; empty where the row has none. */
  readonly code: string;
  readonly city: string;
}

/** Rows of an answer of the registry in its order; what is no row is left out. */
export function readHits(answer: unknown): readonly RegistryHit[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const of = new Map<string, unknown>(Object.entries(row));
    const word = (name: string) => String(of.get(name) ?? '');
    const name = word('name') || word('code');
    return name === '' ? [] : [{ name, code: word('code'), city: word('city') }];
  });
}

/** Where the best hit of an answer stands. Of cities it is the last: "the city result is reversed" (specification 7). */
export type BestHit = 'first' | 'last';

/** Hits as people read them. The one place where an answer is turned round. */
export const bestFirst = (hits: readonly RegistryHit[], best: BestHit): readonly RegistryHit[] =>
  best === 'last' ? hits.toReversed() : hits;

/** The correction a service proposes for a place; null where it has none or it is the same. */
export function readSuggestion(answer: unknown, city: string): string | null {
  const corrected =
    typeof answer === 'object' && answer !== null && 'corrected' in answer ? answer.corrected : null;
  return typeof corrected === 'string' && corrected !== '' && corrected !== city ? corrected : null;
}

/** Digits as a postal code: `00238` -> `00-238`. */
export const asPostalCode = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 5);
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
};
