import { isUnavailable } from '../../base/database/unavailable.ts';

/**
 * What may be told to the log of a failed statement. The database's own error and drizzle's both quote the values, and
 * here these are people's names and numbers; what is left is that it failed, and the code by which it is looked up.
 * @param what was to be stored, for the log
 */
export function withoutValues(error: unknown, what = 'a lead'): Error {
  const code = codeOf(error);
  const away = isUnavailable(error);
  const message = `${what} could not be stored${away ? ': the connection terminated' : ''}`;
  return Object.assign(new Error(message), code !== undefined && { code });
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
