/** Classes of SQLSTATE that mean the server is away or overloaded, not that a statement is wrong. */
const unavailableStates = /^(08|53|57P)/;
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** Said by `pg` without a code. */
const messages =
  /timeout exceeded when trying to connect|connection terminated|client was closed|pool after calling end/i;

/** Whether a failed statement failed because the database cannot be reached. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const away = networkCodes.has(code) || unavailableStates.test(code) || messages.test(error.message);
  return away || isUnavailable(error.cause);
}
