import type { WidgetQuery } from '#registry/widget.ts';

/** Runs a widget's query. Rejects after the time limit. Equal reads share one fetch in the content source. */
export type QueryRunner = <T>(query: WidgetQuery<T>) => Promise<T>;

/** A query that took too long; its block is left out. */
export class QueryTimeout extends Error {
  override readonly name = 'QueryTimeout';
}

/** @param timeoutMs how long a block may wait for its data before the page goes on without it */
export function createQueryRunner(timeoutMs: number): QueryRunner {
  return ({ queryFn }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new QueryTimeout(`no answer within ${timeoutMs} ms`)), timeoutMs);
      // Inside `then`, so that a query that throws instead of rejecting ends the same way.
      Promise.resolve()
        .then(queryFn)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}
