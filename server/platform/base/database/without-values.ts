import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What may be told to the log of a failure. A failed statement's own message, and the database's, quote the values it was
 * given, and these may be people's addresses and secrets ([sec 38]); what stays is the statement, the code by which it is
 * looked up, and where it was run from. Other errors stay as they are.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError) return named(`a statement failed: ${error.query}`, error);
  const { cause } = error;
  const cleaned = withoutValues(cause);
  if (cleaned === cause) return error;
  const copy = new Error(error.message, { cause: cleaned });
  return Object.assign(copy, { name: error.name, stack: error.stack ?? '' });
}

function named(message: string, error: Error): Error {
  const code = codeOf(error);
  const safe = new Error(code === undefined ? message : `${message} (${code})`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  safe.stack = [`${safe.name}: ${safe.message}`, ...frames].join('\n');
  return safe;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
