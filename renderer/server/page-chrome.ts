import type { pageLoader } from '#schemas/constants.ts';
import { escapeHtml } from './escape.ts';

type Translate = (key: string) => string;

const [one, two, three, four] = ['M4 4h7v7H4z', 'M13 4h7v7h-7z', 'M4 13h7v7H4z', 'M13 13h7v7h-7z'];
const pale = (squares: string) => `<path d="${squares}" opacity=".35"/>`;
/** One square after the other is laid. */
const icons = [
  `<path d="${one}"/>${pale(`${two}${three}${four}`)}`,
  `<path d="${one}${two}"/>${pale(`${three}${four}`)}`,
  `<path d="${one}${two}${three}"/>${pale(`${four}`)}`,
  `<path d="${one}${two}${three}${four}"/>`,
] as const satisfies { length: typeof pageLoader.stages };

/** The four-icon page loader (specification 2): hidden until the browser asks for a page; the stages are CSS. */
export function pageLoaderHtml(t: Translate): string {
  const stages = icons.map((shapes) => `<svg viewBox="0 0 24 24">${shapes}</svg>`).join('');
  return `<div id="mozaika-page-loader" class="page-loader" role="status" hidden>${stages}<span class="sr-only">${escapeHtml(t('runtime.loading'))}</span></div>`;
}

/** An icon of lines, drawn like those of lucide, which is not on a page that runs no more than the starter. */
const lineIcon = (shapes: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes}</svg>`;
const noConnection = lineIcon(
  '<path d="M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M2 8.8a15 15 0 0 1 4.2-2.6M10.7 5A16 16 0 0 1 22 8.8M16.9 11.3a10 10 0 0 1 2.2 1.6M5 12.9a10 10 0 0 1 5.2-2.7M2 2l20 20"/>',
);
const cross = lineIcon('<path d="M18 6 6 18M6 6l12 12"/>');

/**
 * Shown while the browser has no connection (specification 8), with the look of any notice. In the document from the
 * start: offline nothing can be fetched.
 */
export function offlineNoticeHtml(t: Translate): string {
  const words = `<p class="notice-title">${escapeHtml(t('runtime.offline.title'))}</p><p>${escapeHtml(t('runtime.offline.text'))}</p>`;
  const close = `<button type="button" class="notice-close">${cross}<span class="sr-only">${escapeHtml(t('runtime.close'))}</span></button>`;
  return `<div id="mozaika-offline-notice" class="notice notice-error notice-alone" role="alert" hidden><span class="notice-icon">${noConnection}</span><div class="notice-words">${words}</div>${close}</div>`;
}
