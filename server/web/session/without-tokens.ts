/** Names under which a platform hands out what opens an account (specification 3), and their usual spellings elsewhere. */
const tokenName = /^((access|refresh|bearer|id|auth|session)[_-]?)?token$|^jwt$|^signature$/i;

/** Deeper than any answer of the wire. */
const deepest = 30;

/**
 * A copy of a JSON value without anything that is named like a token, however deep ([sec 1]). What lies deeper than any
 * answer does is left out altogether.
 */
export function withoutTokens(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((item) => withoutTokens(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !tokenName.test(name))
      .map(([name, part]) => [name, withoutTokens(part, depth + 1)]),
  );
}
