import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { SearchKind, SearchResult, searchLimits } from '../search.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, Offset } from './request-schemas.ts';

const { shortestQuery, longestQuery, page, most } = searchLimits;

/** Ours: the specification names none. */
export const search = defineCall({
  id: 'search',
  method: 'GET',
  path: '/v2/system/search',
  area: 'content',
  access: 'open',
  tags: ['Search'],
  summary:
    'Pages, posts, questions, goods and their categories that hold all words of a query, the best first',
  query: Type.Object({
    ...LanguageQuery.properties,
    q: Type.String({
      maxLength: 1000,
      description: `Words to look for: ${shortestQuery} to ${longestQuery} characters without spaces around them.`,
    }),
    kind: Type.Optional(
      Type.Union([Type.Literal(''), SearchKind], {
        description: 'Only these; all kinds when left out or empty.',
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: `Rows to answer with: at most ${most}, ${page} when left out.`,
      }),
    ),
    offset: Offset,
  }),
  answer: Envelope(SearchResult),
  failures: [400],
});
