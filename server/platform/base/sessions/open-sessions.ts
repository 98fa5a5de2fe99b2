import { type AnyColumn, and, gt, isNull, type SQL } from 'drizzle-orm';
import type { OpenSession } from '#schemas/open-session.ts';
import { absoluteMs, idleMs } from './session-life.ts';

/** What is kept of what a browser says of itself. */
const agentLength = 300;
/** PostgreSQL knows no U+0000. */
export const keptAgent = (agent: string | null): string | null =>
  agent?.replaceAll('\u0000', '').slice(0, agentLength) ?? null;

interface SessionColumns {
  readonly endedAt: AnyColumn;
  readonly lastUsedAt: AnyColumn;
  readonly createdAt: AnyColumn;
}

/** The rows that `runs` says yes to. @param now milliseconds since the epoch */
export const runningRows = (
  { endedAt, lastUsedAt, createdAt }: SessionColumns,
  now: number,
): SQL | undefined =>
  and(
    isNull(endedAt),
    gt(lastUsedAt, new Date(now - idleMs - 1)),
    gt(createdAt, new Date(now - absoluteMs - 1)),
  );

interface SessionRow {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly address: string | null;
  readonly agent: string | null;
}

/** A session as its owner sees it. @param id what the list calls it */
export const openSession = (
  { createdAt, lastUsedAt, address, agent }: SessionRow,
  { id, current }: Pick<OpenSession, 'id' | 'current'>,
): OpenSession => ({
  id,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt.toISOString(),
  address,
  agent,
  current,
});
