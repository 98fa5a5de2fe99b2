import type { Language } from '#schemas/language.ts';
import type { PostCategory, PostSummary } from '#schemas/post.ts';
import { localeHref } from '../routing/locale-href.ts';
import { feedPath } from './feed-path.ts';

export interface FeedParts {
  readonly title: string;
  readonly description: string;
  /** Public address of the site, without a closing slash: readers of a feed know no other. */
  readonly origin: string;
  readonly locale: string;
  readonly languages: readonly Language[];
  /** Newest first. */
  readonly posts: readonly PostSummary[];
  readonly categories: readonly PostCategory[];
}

/** The newest posts as RSS 2.0, for readers of feeds. What is written stays text; what XML cannot hold is left out. */
export function buildFeed({ origin, locale, languages, posts, categories, ...feed }: FeedParts): string {
  const at = (path: string) => origin + localeHref(path, locale, languages);
  const titles = new Map(categories.map(({ alias, title }) => [alias, title]));
  const items = posts.map((post) => {
    const address = at(`/posts/${post.alias}`);
    return element('item', [
      element('title', post.title),
      element('link', address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      element('pubDate', new Date(post.date_post).toUTCString()),
      element('description', post.short_content),
      ...(post.author ? [element('dc:creator', post.author)] : []),
      ...post.categories.flatMap((alias) => {
        const title = titles.get(alias);
        return title === undefined ? [] : [element('category', title)];
      }),
    ]);
  });
  const channel = element('channel', [
    element('title', feed.title),
    element('link', at('/posts')),
    `<atom:link href="${escapeXml(at(feedPath))}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.description),
    element('language', locale),
    ...items,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>\n`;
}

/** @param content a text, or elements that are already written */
const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;

/** Characters XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
