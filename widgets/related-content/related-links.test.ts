import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostSummary } from '#schemas/post.ts';
import { type RelatedLink, relatedLinks } from './related-links.ts';

const link = (href: string): RelatedLink => ({ kind: 'page', title: href, href });
const post = (alias: string): PostSummary => ({
  id: alias,
  alias,
  title: alias,
  short_content: '',
  date_post: '2026-11-12T08:00:00Z',
  categories: [],
});
const found = (path: string, chosen: string[], posts: string[], count = 3) =>
  relatedLinks({ chosen: chosen.map(link), posts: posts.map(post), count, path }).map(({ href }) => href);

test('[widget] chosen links come first, then posts', () => {
  expect(found('/about', ['/faq', '/info'], ['rrso'])).toEqual(['/faq', '/info', '/posts/rrso']);
});

test('[widget] the present page is left out, wherever on it the link leads', () => {
  expect(found('/faq', ['/faq', '/faq/', '/faq?a=1', '/faq#koszty', '/about'], [])).toEqual(['/about']);
  expect(found('/posts/rrso', [], ['rrso', 'raty'])).toEqual(['/posts/raty']);
  expect(found('/', ['/', '/#kalkulator', '/about'], [])).toEqual(['/about']);
});

test('[widget] a post that was chosen does not come again, and gives its place to the next', () => {
  expect(found('/', ['/posts/a'], ['a', 'b', 'c', 'd'], 2)).toEqual(['/posts/a', '/posts/b', '/posts/c']);
});

test('[law] no address twice, never the present page, never more posts than wanted', () => {
  const alias = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e');
  const aliases = fc.array(alias, { maxLength: 8 });
  fc.assert(
    fc.property(alias, aliases, aliases, fc.integer({ min: 1, max: 6 }), (here, chosen, posts, count) => {
      const hrefs = found(
        `/posts/${here}`,
        chosen.map((one) => `/posts/${one}`),
        posts,
        count,
      );
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs).not.toContain(`/posts/${here}`);
      expect(hrefs.filter((href) => !chosen.includes(href.slice(7))).length).toBeLessThanOrEqual(count);
    }),
  );
});
