import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostSummary } from '#schemas/post.ts';
import { buildFeed, type FeedParts } from './build-feed.ts';

const post: PostSummary = {
  id: '1',
  alias: 'rata',
  title: 'Rata < dochód & "spokój"',
  short_content: 'Krótko.',
  date_post: '2026-11-04T07:00:00Z',
  author: 'Anna N.',
  categories: ['budzet', 'gone'],
};
const parts: FeedParts = {
  title: 'Poradnik | Mozaika',
  description: 'Artykuły',
  origin: 'https://site.example',
  locale: 'en',
  languages: ['pl', 'en'].map((locale) => ({
    id: locale,
    title: locale,
    short_title: locale,
    selftitle: locale,
    is_default: locale === 'pl',
    locale,
    code: locale,
  })),
  posts: [post],
  categories: [{ id: '1', alias: 'budzet', title: 'Budżet' }],
};

test('[truth] a feed has absolute addresses, dates and authors that its readers understand', () => {
  const feed = buildFeed(parts);
  expect(feed).toContain('<link>https://site.example/en/posts/rata</link>');
  expect(feed).toContain('<guid isPermaLink="true">https://site.example/en/posts/rata</guid>');
  expect(feed).toContain('<atom:link href="https://site.example/en/posts/rss.xml" rel="self"');
  expect(feed).toContain('<pubDate>Wed, 04 Nov 2026 07:00:00 GMT</pubDate>');
  expect(feed).toContain('<dc:creator>Anna N.</dc:creator><category>Budżet</category></item>');
  expect(feed).toContain('<title>Rata &lt; dochód &amp; &quot;spokój&quot;</title>');
});

test('[truth] whatever a title holds, the feed stays one of well-formed XML', () => {
  const wild = fc.string({ unit: 'binary' });
  const skeleton = (feed: string) => feed.match(/<\/?[a-z:]+/g);
  const usual = skeleton(buildFeed(parts));
  fc.assert(
    fc.property(wild, wild, (title, short_content) => {
      const feed = buildFeed({ ...parts, posts: [{ ...post, title, short_content }] });
      expect(skeleton(feed)).toEqual(usual);
      expect(feed.isWellFormed()).toBe(true);
      expect(feed).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    }),
  );
});
