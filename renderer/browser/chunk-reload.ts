import { chunkReloadMinIntervalS } from '#schemas/constants.ts';
import { leaveIfReachable } from './connection.ts';

const reloadedAt = 'mozaika:chunk-reload';

/**
 * A chunk did not come. With a connection that means that a newer build is live: reload, at most once per 60 seconds
 * (specification 8 and 9), so that a broken deploy never becomes a loop. Without one the page stays and says so.
 * @returns whether there is a connection
 */
export const recoverMissingChunk = (): Promise<boolean> =>
  leaveIfReachable(() => {
    const now = Date.now();
    if (now - (sessionStorage[reloadedAt] ?? 0) < chunkReloadMinIntervalS * 1000) return;
    sessionStorage[reloadedAt] = now;
    location.reload();
  });
