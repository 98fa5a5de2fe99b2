import DOMPurify from 'dompurify';
import { htmlPolicy } from '#engine/html/html-policy.ts';
import { ownHtml } from '#studio/app/trusted-html.ts';

/** The engine's own policy: what an editor sees is what visitors get ([sec 26]). */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, { ...htmlPolicy });

/** Elements of a text in a document of their own, where nothing loads and nothing runs. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(ownHtml(html), 'text/html').body;
