import { type ContentKind, type ContentKindName, contentKinds } from '#schemas/content-kinds.ts';

const slug = '[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?';
const plain = new RegExp(`^${slug}$`);
const typeAndId = new RegExp(`^${slug}/${slug}$`);

/** What is wrong with a key, or null. Keys stand in addresses, so they hold no separators but the one of `type/id`. */
export function keyProblem(kind: ContentKindName, key: string): string | null {
  if (kind === 'custom-entity') {
    return typeAndId.test(key)
      ? null
      : 'must be type/id, each of letters, digits, dots, hyphens and underscores';
  }
  return plain.test(key) ? null : 'must be at most 100 letters, digits, dots, hyphens and underscores';
}

/** Fields of a valid body that say another key than the entry has: JSON pointer -> message. */
export function keyMismatches(kind: ContentKindName, key: string, data: unknown): [string, string][] {
  const { key: fields = [] }: ContentKind = contentKinds[kind];
  const parts = fields.length > 1 ? key.split('/') : [key];
  const body = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  return fields.flatMap((field, index) =>
    body.get(field) === parts[index]
      ? []
      : [[`/${field}`, `must be ${parts[index]}, the key of the entry`] as [string, string]],
  );
}
