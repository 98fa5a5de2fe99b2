import { isUnavailable } from '../database/unavailable.ts';

/**
 * What may be told to the log of a failed statement. The database's own error and drizzle's both quote the values, and
 * here these are people's names and numbers; what is left is that it failed, and the code by which it is looked up.
 */
export function withoutValues(error: unknown): Error {
  const code = codeOf(error);
  const away = isUnavailable(error);
  const message = `a lead could not be stored${away ? ': the connection terminated' : ''}`;
  return Object.assign(new Error(message), code !== undefined && { code });
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
