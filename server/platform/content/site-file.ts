import { Check } from 'typebox/value';
import { SiteFile } from '#schemas/studio/site-transfer.ts';
import { findKind } from './kinds.ts';
import type { SiteExport } from './seed.ts';

/** The bytes of a site's file: the same for the same content, a line for each value, so that changes can be read. */
export const siteFileText = (site: SiteExport): string => `${JSON.stringify(site, null, 2)}\n`;

/**
 * A site as its parsed file tells it. Whether each body has the form of its kind is for `seedSite`.
 * @throws Error when it is no file of a site, or names a kind of content there is not
 */
export function readSiteFile(file: unknown): SiteExport {
  if (!Check(SiteFile, file)) throw new Error('This is no file of a site: it needs a name and entries.');
  const entries = file.entries.map(({ kind: name, key, locale, data }) => {
    const kind = findKind(name);
    if (!kind) throw new Error(`The site ${file.name} cannot be read: ${name} ${key} is no kind of content.`);
    return { kind: kind.name, key, ...(locale !== undefined && { locale }), data };
  });
  return { name: file.name, entries };
}
