import type { PageSubject, TrailStep } from '#registry/widget.ts';
import type { StructuredData } from '../plan.ts';

const context = 'https://schema.org';

interface PostingParts {
  readonly article: NonNullable<PageSubject['article']>;
  readonly title: string;
  readonly description: string | undefined;
  /** Address of the page. */
  readonly url: string;
  /** Address of its picture. */
  readonly image: string | undefined;
  readonly locale: string;
  /** Name of the site, which publishes it. */
  readonly siteName: string | undefined;
}

/** A post as search engines understand one. What nobody wrote is left out: nothing is made up for them. */
export function blogPosting(parts: PostingParts): StructuredData {
  const { article, title, description, url, image, locale, siteName } = parts;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: title,
    ...(description && { description }),
    ...(image && { image: [image] }),
    datePublished: article.published,
    ...(article.modified && { dateModified: article.modified }),
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.section && { articleSection: article.section }),
    ...(siteName && { publisher: { '@type': 'Organization', name: siteName } }),
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
  };
}

/**
 * The way to a page, as it is shown there.
 * @param hrefOf address of a step
 */
export const breadcrumbList = (
  trail: readonly TrailStep[],
  hrefOf: (link: string) => string,
): StructuredData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: hrefOf(link),
  })),
});
