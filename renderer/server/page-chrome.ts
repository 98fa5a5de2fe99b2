import type { pageLoader } from '#schemas/constants.ts';
import { escapeHtml } from './escape.ts';

type Translate = (key: string) => string;

const icons = [
  '<path d="M4 4h7v7H4z"/><path d="M13 4h7v7h-7z" opacity=".35"/><path d="M4 13h7v7H4z" opacity=".35"/><path d="M13 13h7v7h-7z" opacity=".35"/>',
  '<path d="M4 4h7v7H4z"/><path d="M13 4h7v7h-7z"/><path d="M4 13h7v7H4z" opacity=".35"/><path d="M13 13h7v7h-7z" opacity=".35"/>',
  '<path d="M4 4h7v7H4z"/><path d="M13 4h7v7h-7z"/><path d="M4 13h7v7H4z"/><path d="M13 13h7v7h-7z" opacity=".35"/>',
  '<path d="M4 4h7v7H4z"/><path d="M13 4h7v7h-7z"/><path d="M4 13h7v7H4z"/><path d="M13 13h7v7h-7z"/>',
] as const satisfies { length: typeof pageLoader.stages };

/** The four-icon page loader (specification 2): hidden until the browser asks for a page; the stages are CSS. */
export function pageLoaderHtml(t: Translate): string {
  const stages = icons
    .map((shapes) => `<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`)
    .join('');
  return `<div id="mozaika-page-loader" class="page-loader" role="status" hidden>${stages}<span class="sr-only">${escapeHtml(t('runtime.loading'))}</span></div>`;
}

/** Shown while the browser has no connection (specification 8). In the document from the start: offline nothing can be fetched. */
export function offlineNoticeHtml(t: Translate): string {
  return `<div id="mozaika-offline-notice" class="notice" role="alert" hidden><strong>${escapeHtml(t('runtime.offline.title'))}</strong><p>${escapeHtml(t('runtime.offline.text'))}</p></div>`;
}
