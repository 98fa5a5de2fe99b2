import type { StatusNow } from '../gate/status-screen.ts';
import { callPlatform } from './call-platform.ts';
import { Failed } from './platform-failures.ts';

interface AskStatus {
  /** Address of the call, `session.statusPath` of the page. */
  readonly path: string;
  readonly locale: string;
  readonly signal?: AbortSignal;
}

/**
 * Asks how the customer's application stands (`application.status` with `app=0`, specification 7).
 * @throws PlatformFailure, also for an answer that names no status
 */
export async function askStatus({ path, locale, signal }: AskStatus): Promise<StatusNow> {
  const { data } = await callPlatform({
    path,
    query: { app: 0 },
    locale,
    ...(signal ? { signal } : {}),
  });
  const known = statusIn(data);
  if (!known) throw new Failed('', 200);
  return known;
}

/** How an application stands, read from an answer that carries it; null for any other answer. */
export function statusIn(answer: unknown): StatusNow | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const parts = new Map<string, unknown>(Object.entries(answer));
  const status = parts.get('status');
  return typeof status === 'string' ? { status, rejected: Boolean(parts.get('rejection')) } : null;
}
