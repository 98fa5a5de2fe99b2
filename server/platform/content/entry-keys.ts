import { type ContentKind, type ContentKindName, contentKinds } from '#schemas/content-kinds.ts';
import type { Problem, Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';

const slug = '[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?';
const plain = new RegExp(`^${slug}$`);
const typeAndId = new RegExp(`^${slug}/${slug}$`);

/** What is wrong with a key, or null. Keys stand in addresses, so they hold no separators but the one of `type/id`. */
export function keyProblem(kind: ContentKindName, key: string): Refusal | null {
  if (kind === 'custom-entity') {
    return typeAndId.test(key) ? null : refuse('problem.type-and-id');
  }
  return plain.test(key) ? null : refuse('problem.key');
}

/** Fields of a valid body that say another key than the entry has: JSON pointer and why. */
export function keyMismatches(kind: ContentKindName, key: string, data: unknown): Problem[] {
  const { key: fields = [] }: ContentKind = contentKinds[kind];
  const parts = fields.length > 1 ? key.split('/') : [key];
  const body = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  return fields.flatMap((field, index): Problem[] => {
    const part = parts[index];
    if (body.get(field) === part) return [];
    return [[`/${field}`, refuse('problem.not-the-key', { key: part ?? '' })]];
  });
}
