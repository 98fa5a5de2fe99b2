import { type Static, Type } from 'typebox';

/** What can be found: a page, a post, a question with its answer at its place on the page of questions, an article of the shop, a category of them. */
export const SearchKind = Type.Union([
  Type.Literal('page'),
  Type.Literal('post'),
  Type.Literal('question'),
  Type.Literal('good'),
  Type.Literal('good-category'),
]);
export type SearchKind = Static<typeof SearchKind>;

/** One find of the search. */
export const SearchHit = Type.Object({
  kind: SearchKind,
  /** Path without locale prefix. */
  path: Type.String(),
  title: Type.String(),
  /** The part of the text around the first find, plain text. */
  excerpt: Type.String(),
});
export type SearchHit = Static<typeof SearchHit>;

/** Finds, the best first, and how many there are in all. */
export const SearchResult = Type.Object({ total: Type.Integer(), items: Type.Array(SearchHit) });
export type SearchResult = Static<typeof SearchResult>;

/** Bounds of the search call. It is ours: the specification names no call for a search. */
export const searchLimits = { shortestQuery: 2, longestQuery: 100, page: 10, most: 50 } as const;
