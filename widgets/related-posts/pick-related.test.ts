import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostSummary } from '#schemas/post.ts';
import { pickRelated } from './pick-related.ts';

const post = (alias: string, ...categories: string[]): PostSummary => ({
  id: alias,
  alias,
  title: alias,
  short_content: '',
  date_post: '2026-01-01T08:00:00Z',
  categories,
});
const aliases = (posts: readonly PostSummary[]) => posts.map(({ alias }) => alias);

test('[truth] posts of the same topics come first, then the newest others', () => {
  const candidates = [post('new', 'x'), post('here', 'a'), post('one', 'a'), post('both', 'a', 'b')];
  expect(aliases(pickRelated(post('here', 'a', 'b'), candidates, 3))).toEqual(['both', 'one', 'new']);
});

test('[truth] never the post itself, none twice, and no more than asked for', () => {
  const alias = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  fc.assert(
    fc.property(fc.array(alias), alias, fc.integer({ min: 1, max: 6 }), (names, here, count) => {
      const picked = aliases(
        pickRelated(
          post(here, 'x'),
          names.map((name) => post(name, 'x')),
          count,
        ),
      );
      expect(picked).not.toContain(here);
      expect(new Set(picked).size).toBe(picked.length);
      expect(picked.length).toBe(Math.min(count, new Set(names.filter((name) => name !== here)).size));
    }),
  );
});
