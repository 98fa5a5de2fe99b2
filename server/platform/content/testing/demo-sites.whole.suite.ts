import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { SiteFile, SiteImportResult } from '#schemas/studio/site-transfer.ts';
import { ask, signIn } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { readSiteFile, siteFileText } from '../site-file.ts';
import { withoutShelves } from '../sites/goods/site-goods.ts';
import { sites } from '../sites/index.ts';

const path = '/v2/system/manage/site';

/** The demo content is what an export of the demo is. */
onBackends((backend) => {
  describe.each([...sites.values()])('the demo site $name', (site) => {
    test('[issue 6] is an export: seeded and exported untouched, the file has the same bytes', async () => {
      const platform = await backend.open({ site });
      const [file, exported, headers] = await Promise.all([
        readFile(new URL(`../sites/${site.name}.json`, import.meta.url), 'utf8'),
        platform.exportSite(site.name),
        signIn(platform, 'admin'),
      ]);
      expect(siteFileText(withoutShelves(exported))).toBe(file);
      // What an admin takes in the Studio is that file too, and to bring it in changes nothing.
      const taken = (await ask(platform, `${path}?name=${site.name}`, { headers })).body.data as SiteFile;
      expect(siteFileText(withoutShelves(readSiteFile(taken)))).toBe(file);
      const payload = { site: taken, publish: true, replace: true, dry_run: true };
      const result = (await ask(platform, path, { payload, headers })).body.data as SiteImportResult;
      expect(result).toEqual({
        added: 0,
        changed: 0,
        same: site.entries.length,
        taken_off: 0,
        pictures: 0,
        pictures_missing: 0,
        published: false,
      });
      await platform.close();
    });
  });
});
