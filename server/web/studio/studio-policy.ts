import type { Config } from '#server/config/config.ts';
import { reportPath } from '../security-headers.ts';

/**
 * Content policy of the Studio. Inline styles are let in: Puck places its frame's styles as `<style>` elements and has no
 * nonce (research, cms-engines 1). Scripts are our own files only, and nobody may frame the Studio.
 */
export const studioPolicy = (mode: Config['mode']): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // `default` and `mozaika` are the Studio's own, the others those of DOMPurify and of the editor of texts, for reading into documents of their own.
    "require-trusted-types-for 'script'",
    'trusted-types mozaika default dompurify ProseMirrorClipboard',
    ...(mode === 'production' ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportPath}`,
  ].join('; ');
