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

interface ProductParts {
  readonly product: NonNullable<PageSubject['product']>;
  readonly title: string;
  readonly description: string | undefined;
  /** Address of the page. */
  readonly url: string;
  /** Address of a picture. */
  readonly full: (path: string) => string | undefined;
}

/** An article with its offers as search engines understand one. Ratings nobody gave and days nobody named are left out. */
export const productData = ({ product, title, description, url, full }: ProductParts): StructuredData => ({
  '@context': context,
  '@type': 'Product',
  name: title,
  ...(description && { description }),
  sku: product.sku,
  ...(product.images.length > 0 && { image: product.images.map(full) }),
  ...(product.category && { category: product.category }),
  offers: product.offers.map(({ name, priceMinor, currency, available }) => ({
    '@type': 'Offer',
    ...(name && { name }),
    price: (priceMinor / 100).toFixed(2),
    priceCurrency: currency,
    availability: `${context}/${available ? 'InStock' : 'OutOfStock'}`,
    url,
  })),
  url,
});

/** What stands on a page of a list, as search engines read it. */
export const itemList = (items: readonly TrailStep[], hrefOf: (link: string) => string): StructuredData => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: items.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: hrefOf(link),
  })),
});

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
