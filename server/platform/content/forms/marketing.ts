/** Where a visitor came from, as the browser's cookie keeps it (specification 3). */
const names = ['channel', 'instrument', 'subchannel', 'externalId'] as const;
/** Longest value that is kept: advertisers' names are short, and a long one must not cost anybody a submission. */
const longest = 200;

/**
 * The marketing parameters of a query. Everything else in it is left alone; what is not a text is dropped, what is too
 * long is cut, and what PostgreSQL could not keep is taken out.
 */
export function readMarketing(query: object): Readonly<Record<string, string>> {
  const given = new Map<string, unknown>(Object.entries(query));
  const kept = names.flatMap((name): [string, string][] => {
    const value = given.get(name);
    if (typeof value !== 'string') return [];
    const text = value.replaceAll('\u0000', '').trim().slice(0, longest).toWellFormed();
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(kept);
}
