import { notificationScrollMs } from '#schemas/constants.ts';

/**
 * Shows the notice of a lost connection while it is lost (specification 8), and brings it into view. Who has read it may
 * close it; the next loss shows it again.
 */
export function watchConnection(): void {
  const notice = document.getElementById('mozaika-offline-notice');
  const update = () => {
    if (!notice) return;
    notice.hidden = navigator.onLine;
    if (!navigator.onLine)
      setTimeout(() => notice.scrollIntoView({ block: 'nearest' }), notificationScrollMs);
  };
  notice?.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
  });
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}
