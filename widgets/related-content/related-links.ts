import type { Picture } from '#schemas/picture.ts';
import type { PostSummary } from '#schemas/post.ts';
import type { RelatedKind } from './kinds.ts';

export interface RelatedLink {
  readonly kind: RelatedKind;
  readonly title: string;
  readonly text?: string | undefined;
  readonly href: string;
  readonly image?: Picture | undefined;
  /** Moment of publication of a post, ISO 8601. */
  readonly published?: string | undefined;
}

interface Sources {
  readonly chosen: readonly RelatedLink[];
  readonly posts: readonly PostSummary[];
  /** How many posts at most. */
  readonly count: number;
  /** Path of the present page, without locale prefix. */
  readonly path: string;
}

/**
 * What is worth reading next: the chosen links in their order, then posts. Never the page one is on, and no address
 * twice; places of one page (`/faq#koszty`) are addresses of their own, unless the page is the present one.
 */
export function relatedLinks({ chosen, posts, count, path }: Sources): RelatedLink[] {
  const seen = new Set<string>();
  const isNew = ({ href }: RelatedLink): boolean => {
    if (pageOf(href) === pageOf(path) || seen.has(href)) return false;
    seen.add(href);
    return true;
  };
  const first = chosen.filter(isNew);
  const automatic = posts.map(
    (post): RelatedLink => ({
      kind: 'article',
      title: post.title,
      text: post.short_content,
      href: `/posts/${post.alias}`,
      image: post.image,
      published: post.date_post,
    }),
  );
  return [...first, ...automatic.filter(isNew).slice(0, count)];
}

/** The page an address leads to: without query, place on the page and closing slash. */
const pageOf = (href: string): string => (href.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
