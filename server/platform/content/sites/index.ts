import type { SiteExport } from '../seed.ts';
import { sampleSite } from './sample/index.ts';
import { shopSite } from './shop/index.ts';

/** Demo sites by name. */
export const sites: ReadonlyMap<string, SiteExport> = new Map(
  [shopSite, sampleSite].map((site) => [site.name, site]),
);

export { sampleSite, shopSite };
