import type { FailureStatus } from '#schemas/calls/define-call.ts';
import { ErrorBody } from '#schemas/envelope.ts';

// Until every route is made from its record; then its two functions move and this file goes.
export { askable, LanguageQuery, limitOf, Name, Offset } from '#schemas/calls/request-schemas.ts';

/** A lower limit is kept, a higher one capped (specification 9). */
export const capLimit = (asked: number | undefined, most: number): number => Math.min(asked ?? most, most);

/** Answers of a call that fails in the named ways, for its schema. */
export const failures = (...statuses: FailureStatus[]): Record<number, typeof ErrorBody> =>
  Object.fromEntries(statuses.map((status) => [status, ErrorBody]));
