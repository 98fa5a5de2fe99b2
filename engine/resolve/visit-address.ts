import type { Language } from '#schemas/language.ts';
import type { RouteMatch } from '../routing/match-route.ts';
import type { QueryReader } from '../routing/query-reader.ts';

/** Where a visit is, decided once. `match` is null when no route of the product fits. */
export interface VisitAddress {
  readonly locale: string;
  readonly languages: readonly Language[];
  readonly path: string;
  readonly match: RouteMatch | null;
  readonly query: QueryReader;
}
