/** What is kept of a session of a customer or of staff. */
interface Session {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly endedAt: Date | null;
}

/** A session that is not used for longer ends (security thresholds). */
export const idleMs = 15 * 60_000;
/** No session runs longer, however it is used (security thresholds). */
export const absoluteMs = 12 * 60 * 60_000;
/** How often at most the last use is written down: a session may count as idle this much too early, never too late. */
export const useNotedEveryMs = 30_000;

/** Whether a session still runs ([sec 5]). @param now milliseconds since the epoch */
export function runs({ createdAt, lastUsedAt, endedAt }: Session, now: number): boolean {
  return endedAt === null && now - lastUsedAt.getTime() <= idleMs && now - createdAt.getTime() <= absoluteMs;
}
