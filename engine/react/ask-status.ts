import type { applicationStatus } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { StatusNow } from '../gate/status-screen.ts';
import { callPlatform } from './call-platform.ts';
import { Failed } from './platform-failures.ts';

interface AskStatus {
  /** `session.statusCall` of the page. */
  readonly call: CallRef<typeof applicationStatus>;
  readonly locale: string;
  readonly signal?: AbortSignal;
}

/**
 * Asks how the customer's application stands (`application.status` with `app=0`, specification 7).
 * @throws PlatformFailure, also for an answer that names no status
 */
export async function askStatus({ call, locale, signal }: AskStatus): Promise<StatusNow> {
  const { data } = await callPlatform(call, { query: { app: '0' }, locale, ...(signal ? { signal } : {}) });
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
