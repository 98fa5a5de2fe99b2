import type { SiteExport } from '../seed.ts';
import { readSiteFile } from '../site-file.ts';
import { withShelves } from './goods/site-goods.ts';
import sampleFile from './sample.json' with { type: 'json' };
import shopFile from './shop.json' with { type: 'json' };

/** The shop deployment: a Polish consumer lender, one language (specification 1 and 9). Most goods follow from the shelves. */
export const shopSite: SiteExport = withShelves(readSiteFile(shopFile));

/** Sample content in English, Russian and Ukrainian: one layout, texts per language (specification 1). */
export const sampleSite: SiteExport = readSiteFile(sampleFile);

/** Demo sites by name: exports, as `npm run site:export` writes them, and changed by exporting again. */
export const sites: ReadonlyMap<string, SiteExport> = new Map(
  [shopSite, sampleSite].map((site) => [site.name, site]),
);
