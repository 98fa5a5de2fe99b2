import { chunkReloadMinIntervalS } from '#schemas/constants.ts';

const reloadedAt = 'mozaika:chunk-reload';

/**
 * A missing chunk means that a newer build is live: reload, at most once per 60 seconds (specification 8 and 9), so
 * that a broken deploy never becomes a loop.
 */
export function reloadOnMissingChunk(): void {
  const last = Number(sessionStorage.getItem(reloadedAt));
  if (Date.now() - last < chunkReloadMinIntervalS * 1000 || !navigator.onLine) return;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  location.reload();
}
