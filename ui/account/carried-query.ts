/** Query parameters of the page that go along with a registration (specification 7): the sum and term of the calculator. */
const carried = [
  ['curSum', 1_000_000],
  ['curTerm', 600],
] as const;

/** The ones the server takes: whole numbers within its bounds. Anything else would only make it refuse the form. */
export function carriedQuery(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    carried.flatMap(([name, most]): [string, string][] => {
      const value = params.get(name) ?? '';
      return /^[1-9]\d{0,6}$/.test(value) && Number(value) <= most ? [[name, value]] : [];
    }),
  );
}

/** A page of the same sign-up or sign-in, with what is carried along. */
export function withCarried(link: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${link}?${search}` : link;
}
