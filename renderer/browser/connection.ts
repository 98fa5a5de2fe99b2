import { showOfflineNotice } from './offline-notice.ts';

/**
 * Does something that takes this page away, as the last resort of what could not be fetched: the server may be able to show
 * what is the matter. Without a connection it would lead to the browser's error page, and what was typed would be gone: the
 * page stays and says so ([spec 8]).
 *
 * The server is asked rather than the browser, which thinks itself online in a network that leads nowhere, and offline
 * beside a server of its own machine.
 * @returns whether the server answered
 */
export async function leaveIfReachable(leave: () => void): Promise<boolean> {
  try {
    await fetch('/livez', { method: 'HEAD' });
  } catch {
    showOfflineNotice();
    return false;
  }
  leave();
  return true;
}
