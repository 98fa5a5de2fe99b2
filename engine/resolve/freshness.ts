import type { VisitContent } from '../content/visit-content.ts';
import type { Freshness } from '../plan.ts';
import type { VisitSession } from '../visit.ts';

/** What was read for a visit, and for whom. */
export interface ReadsSource {
  readonly contents: readonly Pick<VisitContent, 'reads'>[];
  readonly session: VisitSession;
  /** False when a default stood in for something that could not be read. */
  readonly complete: boolean;
  /** Moments at which a block comes or goes, in milliseconds since the epoch. */
  readonly moments?: readonly number[];
}

/** How long an outcome may be kept and who may share it, from what it was built of. */
export function freshnessOf(reads: ReadsSource, queryRead: Iterable<string>): Freshness {
  const all = reads.contents.map((content) => content.reads);
  const whole = reads.complete && all.every((one) => !one.degraded);
  return {
    shared: reads.session.kind === 'anonymous' && reads.session.ended !== true,
    tags: [...new Set(all.flatMap((one) => [...one.tags]))],
    queryRead: [...queryRead],
    ...(reads.moments?.length ? { until: Math.min(...reads.moments) } : {}),
    maxAgeS: whole ? Math.min(...all.map((one) => one.maxAgeS)) : 0,
  };
}
