import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Route } from '#schemas/routes.ts';

/** A screen that shows one piece of content: of which kind, and which part of its address is the key. */
export interface ContentRoute {
  readonly kind: ContentKindName;
  readonly param: string;
}

const contentRoutes: ReadonlyMap<string, ContentRoute> = new Map([
  ['/{alias}', { kind: 'page', param: 'alias' }],
  ['/posts/{alias}', { kind: 'post', param: 'alias' }],
  ['/posts/categories/{alias}', { kind: 'post-category', param: 'alias' }],
  ['/category/{id}', { kind: 'good-category', param: 'id' }],
  ['/category/{id}/goods/{good_id}', { kind: 'good', param: 'good_id' }],
]);

/** What content a route shows; undefined for fixed screens, which are there with or without a document of their own. */
export const contentRouteOf = ({ path }: Pick<Route, 'path'>): ContentRoute | undefined =>
  contentRoutes.get(path);
