import { pageHref } from '#registry/paged-list.ts';
import type { PageSubject, TrailPage, TrailStep } from '#registry/widget.ts';
import type { Language } from '#schemas/language.ts';
import type { Page } from '#schemas/page.ts';
import type { Route } from '#schemas/routes.ts';
import type { SeoRule } from '#schemas/seo-rule.ts';
import type { Texts } from '#schemas/texts.ts';
import { feedPath } from '../feed/feed-path.ts';
import { createTranslator } from '../i18n/translator.ts';
import type { Head, HeadTag } from '../plan.ts';
import { localeHref } from '../routing/locale-href.ts';
import { publicOrigin } from '../routing/public-origin.ts';
import { defaultLanguage } from '../routing/split-locale.ts';
import { blogPosting, breadcrumbList, itemList, productData } from './structured-data.ts';

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
  /** Which page of a list this is. */
  readonly list?: PageSubject['list'];
  readonly article?: PageSubject['article'];
  readonly product?: PageSubject['product'];
  /** The way to the page that stands on it, from the page's path and title; missing: it shows none. */
  readonly trail?: (page: Pick<TrailPage, 'path' | 'title'>) => readonly TrailStep[];
  /** Titles and descriptions of default documents are keys into these. */
  readonly texts: Texts;
}

/** Routes that are nobody's business but the visitor's. */
const privateGroups: readonly string[] = ['flow', 'account', 'auth', 'contract', 'chat', 'dev', 'other'];

/** Title and tags of a page: page document, then SEO rule, then which page of a list it is (specification 2, 3). */
export function buildHead(parts: HeadParts): Head {
  const { page, seo, site, locale, languages, path, route, list, article, product, trail, texts } = parts;
  const number = list?.page ?? 1;
  const own = (key: string) => (Object.hasOwn(texts, key) ? (texts[key] ?? key) : key);
  const suffix = number === 1 ? null : createTranslator(locale, [texts])('list.page', { page: number });
  const heading = own(seo?.meta?.title || page.title);
  const title = suffix === null ? heading : `${heading} – ${suffix}`;
  const description = own(seo?.meta?.description || page.description || '');
  const keywords = seo?.meta?.keywords || page.keywords;
  const origin = publicOrigin(site['origin']);
  const siteName = typeof site['name'] === 'string' ? site['name'] : undefined;
  // A later page of a list is a page of its own, not another spelling of the first.
  const at = (to: string, listPage: number) =>
    origin === undefined ? undefined : origin + pageHref(localeHref(path, to, languages), listPage);
  const here = (to: string) => at(to, number);
  const full = (address: string | undefined) =>
    address?.startsWith('/') && origin !== undefined ? origin + address : address;
  const described = description && suffix !== null ? `${description} ${suffix}` : description;
  const image = full(seo?.og?.image || page.image);
  const isPrivate = page.noindex === true || route === null || privateGroups.includes(route.group);
  const hidden = isPrivate || list?.narrowed === true;
  const url = hidden ? undefined : here(locale);
  const steps = trail?.({ path, title: heading }) ?? [];
  const hrefOf = (link: string) => {
    const href = localeHref(link, locale, languages);
    return URL.parse(href, url)?.href ?? href;
  };
  const structured = [
    ...(url && article
      ? [blogPosting({ article, title: heading, description, url, image, locale, siteName })]
      : []),
    ...(url && product ? [productData({ product, title: heading, description, url, full })] : []),
    ...(url && steps.length > 1 ? [breadcrumbList(steps, hrefOf)] : []),
    ...(url && list?.items && list.items.length > 0 ? [itemList(list.items, hrefOf)] : []),
  ];

  return {
    ...(structured.length > 0 && { structured }),
    title: siteName !== undefined && !title.includes(siteName) ? `${title} | ${siteName}` : title,
    heading,
    tags: [
      ...meta('name', {
        description: described,
        keywords,
        robots: isPrivate ? 'noindex' : hidden ? 'noindex, follow' : undefined,
      }),
      ...(hidden ? [] : links(here, locale, languages)),
      ...(hidden || !route.path.startsWith('/posts')
        ? []
        : [feedLink(origin, { locale, languages, title: own('screens.posts.title') })]),
      ...(hidden || !list ? [] : neighbours(list, (listPage) => at(locale, listPage))),
      ...meta('property', {
        'og:type': article ? 'article' : product ? 'product' : 'website',
        'og:locale': seo?.og?.locale || withTerritory(locale),
        'og:title': seo?.og?.title || title,
        'og:site_name': seo?.og?.site_name || siteName,
        'og:url': full(seo?.og?.url) || here(locale),
        'og:description': seo?.og?.description || described,
        'og:image': image,
        'article:published_time': article?.published,
        'article:author': article?.author,
        'article:section': article?.section,
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

/** Tells readers of feeds, on each page of posts, where theirs is. */
const feedLink = (
  origin: string | undefined,
  {
    locale,
    languages,
    title,
  }: { readonly locale: string; readonly languages: readonly Language[]; readonly title: string },
): HeadTag => ({
  tag: 'link',
  attributes: {
    rel: 'alternate',
    type: 'application/rss+xml',
    title,
    href: (origin ?? '') + localeHref(feedPath, locale, languages),
  },
});

/** The pages of a list before and after this one, for those who read it on. */
function neighbours(
  { page, pages }: NonNullable<PageSubject['list']>,
  hrefOf: (page: number) => string | undefined,
): HeadTag[] {
  const link = (rel: string, to: number): HeadTag[] => {
    const href = to < 1 || to > pages ? undefined : hrefOf(to);
    return href === undefined ? [] : [{ tag: 'link', attributes: { rel, href } }];
  };
  return [...link('prev', page - 1), ...link('next', page + 1)];
}

/** `pl` -> `pl_PL`, as networks want it. */
function withTerritory(locale: string): string {
  const known = territories.get(locale);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(locale).maximize();
  const made = region === undefined ? language : `${language}_${region}`;
  territories.set(locale, made);
  return made;
}

/** A site has a handful of languages. */
const territories = new Map<string, string>();

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
