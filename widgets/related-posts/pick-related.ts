import type { PostSummary } from '#schemas/post.ts';

/**
 * What to read after a post: others of its categories in the order given, those that share more of them first, then the
 * rest. Never the post itself, and none twice.
 */
export function pickRelated(
  post: Pick<PostSummary, 'alias' | 'categories'>,
  candidates: readonly PostSummary[],
  count: number,
): PostSummary[] {
  const others = new Map(
    candidates.filter(({ alias }) => alias !== post.alias).map((other) => [other.alias, other]),
  );
  const shared = ({ categories }: PostSummary) =>
    categories.filter((category) => post.categories.includes(category)).length;
  return [...others.values()].toSorted((one, other) => shared(other) - shared(one)).slice(0, count);
}
