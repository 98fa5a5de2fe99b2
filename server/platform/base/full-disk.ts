/** A disk without room, a quota that is used up, and PostgreSQL's word (SQLSTATE) for both. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because it could not be written for lack of room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(error.code)) || isDiskFull(error.cause);
}
