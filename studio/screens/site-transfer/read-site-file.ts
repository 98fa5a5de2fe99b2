import { isRecord } from '#registry/is-record.ts';
import type { SiteFile } from '#schemas/studio/site-transfer.ts';

const maxBytes = 48 * 1024 * 1024;

/** A site from a chosen file, or why it is none. The platform checks every entry; this only tells a site from anything else. */
export async function readSiteFile(file: File): Promise<SiteFile | 'too-large' | 'no-site'> {
  if (file.size > maxBytes) return 'too-large';
  try {
    const parsed: unknown = JSON.parse(await file.text());
    const isSite = isRecord(parsed) && typeof parsed['name'] === 'string' && Array.isArray(parsed['entries']);
    return isSite ? (parsed as SiteFile) : 'no-site';
  } catch {
    return 'no-site';
  }
}
