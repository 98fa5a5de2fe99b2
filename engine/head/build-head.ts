import { postsPageSuffix } from '#schemas/constants.ts';
import type { Language } from '#schemas/language.ts';
import type { Page } from '#schemas/page.ts';
import type { Route } from '#schemas/routes.ts';
import type { SeoRule } from '#schemas/seo-rule.ts';
import type { Texts } from '#schemas/texts.ts';
import type { Head, HeadTag } from '../plan.ts';
import { localeHref } from '../routing/locale-href.ts';
import { publicOrigin } from '../routing/public-origin.ts';
import type { QueryReader } from '../routing/query-reader.ts';
import { defaultLanguage } from '../routing/split-locale.ts';

export interface HeadParts {
  readonly page: Page;
  /** Wins over the page, field by field. */
  readonly seo: SeoRule | null;
  /** Configuration `site`: its name and public address. */
  readonly site: Readonly<Record<string, unknown>>;
  readonly locale: string;
  readonly languages: readonly Language[];
  /** Without locale prefix. */
  readonly path: string;
  readonly route: Route | null;
  readonly query: QueryReader;
  /** Titles of default documents are keys into these. */
  readonly texts: Texts;
}

/** Routes that are nobody's business but the visitor's. */
const privateGroups: readonly string[] = ['flow', 'account', 'auth', 'contract', 'chat', 'dev', 'other'];

/** Title and tags of a page: page document, then SEO rule, then the suffix of the posts list (specification 2, 3). */
export function buildHead(parts: HeadParts): Head {
  const { page, seo, site, locale, languages, path, route, texts } = parts;
  const postsPage = postsPageOf(parts);
  const suffix = postsPage === null ? '' : ` ${postsPageSuffix(postsPage)}`;
  const own = (key: string) => (Object.hasOwn(texts, key) ? (texts[key] ?? key) : key);
  const title = own(seo?.meta?.title || page.title) + suffix;
  const description = seo?.meta?.description || page.description;
  const keywords = seo?.meta?.keywords || page.keywords;
  const origin = publicOrigin(site['origin']);
  const siteName = typeof site['name'] === 'string' ? site['name'] : undefined;
  // A later page of a list is a page of its own, not another spelling of the first.
  const query = postsPage === null ? '' : `?page=${postsPage}`;
  const here = (to: string) =>
    origin === undefined ? undefined : origin + localeHref(path, to, languages) + query;
  const full = (address: string | undefined) =>
    address?.startsWith('/') && origin !== undefined ? origin + address : address;
  const described = description && description + suffix;
  const image = full(seo?.og?.image || page.image);
  const hidden = page.noindex === true || route === null || privateGroups.includes(route.group);

  return {
    title: siteName !== undefined && !title.includes(siteName) ? `${title} | ${siteName}` : title,
    tags: [
      ...meta('name', { description: described, keywords, robots: hidden ? 'noindex' : undefined }),
      ...(hidden ? [] : links(here, locale, languages)),
      ...meta('property', {
        'og:type': 'website',
        'og:locale': seo?.og?.locale || withTerritory(locale),
        'og:title': seo?.og?.title || title,
        'og:site_name': seo?.og?.site_name || siteName,
        'og:url': full(seo?.og?.url) || here(locale),
        'og:description': seo?.og?.description || described,
        'og:image': image,
      }),
      ...meta('name', {
        'twitter:card': image === undefined ? 'summary' : 'summary_large_image',
        'twitter:url': full(seo?.twitter?.url),
        'twitter:title': seo?.twitter?.title,
        'twitter:description': seo?.twitter?.description,
        'twitter:site': seo?.twitter?.site,
        'twitter:creator': seo?.twitter?.creator,
        'twitter:image': full(seo?.twitter?.image),
      }),
    ],
  };
}

/** Number of the posts list's page from the second on, otherwise null (specification 2). */
function postsPageOf({ route, query }: HeadParts): number | null {
  if (route?.path !== '/posts') return null;
  const page = query.get('page') ?? '';
  // Only plain digits: `1e3` or `0x10` would be further addresses of one page.
  return /^[1-9]\d{0,5}$/.test(page) && page !== '1' ? Number(page) : null;
}

/** `pl` -> `pl_PL`, as networks want it. */
function withTerritory(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

function links(
  here: (locale: string) => string | undefined,
  locale: string,
  languages: readonly Language[],
): HeadTag[] {
  const canonical = here(locale);
  if (canonical === undefined) return [];
  const alternates =
    languages.length < 2
      ? []
      : [
          ...languages.map((language) => [language.locale, here(language.locale)]),
          ['x-default', here(defaultLanguage(languages).locale)],
        ];
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternates.map(
      ([hreflang = '', href = '']): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href },
      }),
    ),
  ];
}

function meta(kind: 'name' | 'property', values: Readonly<Record<string, string | undefined>>): HeadTag[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content ? [{ tag: 'meta', attributes: { [kind]: name, content } }] : [],
  );
}
