import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { siteFileText } from '../server/platform/content/site-file.ts';
import { stop, withPlatform } from './with-platform.ts';

const usage = 'Usage: npm run site:export -- --out my-shop.site.json [--name my-shop]';

/*
 * Writes everything that is live into one file, which the Studio takes in on another installation, and a platform starts
 * with as its site.
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, name: { type: 'string' } } });

if (values.out === undefined) stop(usage);
else await writeSite(values.out, values.name ?? 'site');

async function writeSite(out: string, name: string): Promise<void> {
  await withPlatform('site-export', async (platform, { databaseUrl, dataDir }) => {
    const site = await platform.exportSite(name);
    // A wrong DATA_DIR is an empty database: no file is better than one that looks like a site.
    if (site.entries.length === 0)
      throw new Error(`Nothing is live in ${databaseUrl === undefined ? dataDir : 'DATABASE_URL'}.`);
    await writeFile(out, siteFileText(site));
    console.log(`${out}: ${site.entries.length} entries.`);
  });
}
