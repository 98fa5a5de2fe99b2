/** Query parameters of the page that go along with a registration (specification 7): the sum and term of the calculator. */
const carried = ['curSum', 'curTerm'] as const;

/** The ones that are whole numbers; anything else would only make the server refuse the form. */
export function carriedQuery(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    carried.flatMap((name): [string, string][] => {
      const value = params.get(name) ?? '';
      return /^\d{1,12}$/.test(value) ? [[name, value]] : [];
    }),
  );
}
