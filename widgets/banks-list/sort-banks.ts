const startsWithLetter = /^\p{L}/u;

/** By name as the language sorts, names that start with a letter before those with a digit or a sign. */
export function sortBanks<B extends { readonly name: string }>(banks: readonly B[], locale: string): B[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const rank = ({ name }: B) => (startsWithLetter.test(name) ? 0 : 1);
  return banks.toSorted((one, other) => rank(one) - rank(other) || compare(one.name, other.name));
}
