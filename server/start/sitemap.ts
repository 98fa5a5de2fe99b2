import type { Block, PageDocument } from '#schemas/page.ts';
import type { Post } from '#schemas/post.ts';
import { publicPath } from '#schemas/public-path.ts';
import type { FindableContent } from '#server/platform/content/live/findable.ts';

/** An address search engines are told of. */
export interface SitemapEntry {
  readonly path: string;
  /** When what is there changed last. */
  readonly changed: Date;
}

/** Paths of the live pages that everybody may read and find. */
export function sitemapPaths(pages: readonly PageDocument[]): string[] {
  return pages
    .map(publicPath)
    .filter((path) => path !== null)
    .toSorted();
}

type Entry = FindableContent['entries'][number];
const isKind =
  <K extends Entry['kind']>(kind: K) =>
  (entry: Entry): entry is Extract<Entry, unknown> & { kind: K } =>
    entry.kind === kind;

/**
 * Pages, posts and topics that everybody may read and find, each at its one address in each language it is written in. A post that is dated in the future is
 * not there yet; a topic changes with its posts. Later pages of a list lead to what is listed already.
 * @param now milliseconds since the epoch
 */
export function sitemapEntries(
  { defaultLocale, locales, entries }: FindableContent,
  now: number,
): SitemapEntry[] {
  const pages = entries.filter(isKind('page')).map(({ data, at }) => ({ page: data as PageDocument, at }));
  /** A screen whose document is kept from searches shows nothing that may be found. */
  const isOpen = (alias: string): boolean => {
    const screen = pages.find(({ page }) => page.alias === alias)?.page;
    return screen === undefined || (screen.access !== 'customer' && screen.noindex !== true);
  };
  const at = (locale: string, path: string) =>
    locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`;
  const posts = entries
    .filter(isKind('post'))
    .map(({ data, locale, at: live }) => ({ post: data as Post, locale, live }))
    .map(({ post, ...rest }) => ({ ...rest, post, from: new Date(post.date_post) }))
    .filter(({ from }) => from.getTime() <= now)
    .map(({ from, live, ...rest }) => ({ ...rest, changed: latest([from, live]) }));
  return [
    ...pages.flatMap(({ page, at: changed }) => {
      const path = publicPath(page);
      if (path === null) return [];
      const written = locales.filter((locale) => locale === defaultLocale || isWrittenIn(page, locale));
      return written.map((locale) => ({ path: at(locale, path), changed }));
    }),
    ...(isOpen('posts-item') ? posts : []).map(({ post, locale, changed }) => ({
      path: at(locale, `/posts/${post.alias}`),
      changed,
    })),
    ...(isOpen('posts-categories-item') ? entries.filter(isKind('post-category')) : []).map(
      ({ key, locale, at: live }) => ({
        path: at(locale, `/posts/categories/${key}`),
        changed: latest([
          live,
          ...posts
            .filter(({ post, locale: own }) => own === locale && post.categories.includes(key))
            .map(({ changed }) => changed),
        ]),
      }),
    ),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a page has any text in a language of its own: else its address shows the default one, which is listed already. */
const isWrittenIn = ({ locales, blocks }: PageDocument, locale: string): boolean =>
  hasTexts(locales?.[locale]) || blocks.some((block) => isBlockIn(block, locale));

const isBlockIn = ({ locales, slots }: Block, locale: string): boolean =>
  hasTexts(locales?.[locale]) ||
  Object.values(slots ?? {})
    .flat()
    .some((block) => isBlockIn(block, locale));

const hasTexts = (texts: Readonly<Record<string, unknown>> | undefined): boolean =>
  texts !== undefined && Object.keys(texts).length > 0;

const latest = (moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));
