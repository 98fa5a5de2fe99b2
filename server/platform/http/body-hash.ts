import { createHash } from 'node:crypto';

/** The order of members says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
}

/** SHA-256 of what a request means: a key of an intention stands for one body. */
export const bodyHashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body ?? null)))
    .digest('hex');
