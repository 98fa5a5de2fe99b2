import { formatNumber } from '#engine/format/number.ts';

/** Size of a file as people say it. @param bytes whole bytes */
export function fileSize(bytes: number, locale: string): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${formatNumber(Math.max(1, Math.round(kilobytes)), locale, 0)}\u00a0kB`
    : `${formatNumber(kilobytes / 1024, locale, 1)}\u00a0MB`;
}
