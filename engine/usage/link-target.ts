import type { ContentKindName } from '#schemas/content-kinds.ts';
import { matchRoute } from '../routing/match-route.ts';

const languagePrefix = /^\/[a-z]{2}(-[A-Z]{2})?(?=\/)/;

/**
 * The content an address of this site shows, in whatever language; null for fixed screens, which are there with or without a
 * document of their own, for files, and for other sites.
 */
export function linkTarget(href: string): { readonly kind: ContentKindName; readonly key: string } | null {
  if (!href.startsWith('/')) return null;
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const match = matchRoute(path) ?? matchRoute(path.replace(languagePrefix, ''));
  if (!match) return null;
  const { alias = '', id = '', good_id: good = '' } = match.params;
  switch (match.route.path) {
    case '/{alias}':
      return { kind: 'page', key: alias };
    case '/posts/{alias}':
      return { kind: 'post', key: alias };
    case '/posts/categories/{alias}':
      return { kind: 'post-category', key: alias };
    case '/category/{id}':
      return { kind: 'good-category', key: id };
    case '/category/{id}/goods/{good_id}':
      return { kind: 'good', key: good };
    default:
      return null;
  }
}
