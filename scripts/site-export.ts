import { writeFile } from 'node:fs/promises';
import type { SiteExport } from '../server/platform/content/seed.ts';
import { siteFileText } from '../server/platform/content/site-file.ts';
import { withoutShelves } from '../server/platform/content/sites/goods/site-goods.ts';
import { sites } from '../server/platform/content/sites/index.ts';
import { parseOptions } from './parse-options.ts';
import { withPlatform } from './with-platform.ts';
import { stop } from './with-server-code.ts';

const usage =
  'Usage: npm run site:export -- --out my-shop.site.json [--name my-shop]\n' +
  '       npm run site:export -- --demo shop';

/*
 * Writes everything that is live into one file, which the Studio takes in on another installation, and a platform starts
 * with as its site. A demo site goes to where it is read from, without the goods that follow from the shelves.
 */
const { values } = parseOptions({
  options: { out: { type: 'string' }, name: { type: 'string' }, demo: { type: 'string' } },
});
const { demo } = values;

if (demo !== undefined && !sites.has(demo)) stop(`There is no demo site ${demo}.\n${usage}`);
else if (demo !== undefined)
  await writeSite(`server/platform/content/sites/${demo}.json`, demo, withoutShelves);
else if (values.out === undefined) stop(usage);
else await writeSite(values.out, values.name ?? 'site', (site) => site);

async function writeSite(out: string, name: string, part: (site: SiteExport) => SiteExport): Promise<void> {
  await withPlatform('site-export', async (platform, { databaseUrl, dataDir }) => {
    const site = part(await platform.exportSite(name));
    // A wrong DATA_DIR is an empty database: no file is better than one that looks like a site.
    if (site.entries.length === 0)
      throw new Error(`Nothing is live in ${databaseUrl === undefined ? dataDir : 'DATABASE_URL'}.`);
    await writeFile(out, siteFileText(site));
    console.log(`${out}: ${site.entries.length} entries.`);
  });
}
