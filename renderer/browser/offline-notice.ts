import { notificationScrollMs } from '#schemas/constants.ts';

const notice = () => document.getElementById('mozaika-offline-notice');

/** Says that there is no connection (specification 8), and brings it into view. */
export function showOfflineNotice(): void {
  notice()?.toggleAttribute('hidden', false);
  setTimeout(() => notice()?.scrollIntoView({ block: 'nearest' }), notificationScrollMs);
}

export const hideOfflineNotice = (): void => void notice()?.toggleAttribute('hidden', true);

/**
 * Shows the notice of a lost connection while it is lost. Who has read it may close it; the next loss, and the next thing
 * that fails for it, shows it again.
 */
export function watchConnection(): void {
  notice()?.querySelector('button')?.addEventListener('click', hideOfflineNotice);
  addEventListener('online', hideOfflineNotice);
  addEventListener('offline', showOfflineNotice);
  if (!navigator.onLine) showOfflineNotice();
}
