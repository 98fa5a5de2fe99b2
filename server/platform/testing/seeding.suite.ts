import { describe, expect, test } from 'vitest';
import type { SiteExport } from '../content/seed.ts';
import { createPlatform } from '../platform.ts';
import { ask } from './ask.ts';
import { checkFormInTests } from './check-form.ts';
import { fixtureSite } from './fixture-site.ts';
import { onBackends } from './on-backends.ts';

/** How a database gets its first content. */
onBackends((backend) => {
  describe('seeding', () => {
    test('what is exported is what was seeded, and seeds another platform', async () => {
      const first = await backend.openEmpty();
      const exported = await first.exportSite('copy');
      const sorted = ({ entries }: SiteExport) =>
        entries.map((entry) => JSON.stringify([entry.kind, entry.key, entry.locale ?? ''])).sort();
      expect(sorted(exported)).toEqual(sorted(fixtureSite));
      const about = ({ entries }: SiteExport) =>
        entries.find(({ kind, key }) => kind === 'page' && key === 'about');
      expect(about(exported)).toEqual(about(fixtureSite));
      expect(await first.publishedPages()).toEqual([about(fixtureSite)?.data]);
      await first.close();

      const second = await backend.open({ site: exported });
      expect(await second.exportSite('copy')).toEqual(exported);
      await second.close();
      // The first start ever takes long on a machine with other work.
    }, 240_000);

    test('[issue 16] a site is asked for when there is no content, and by no later start', async () => {
      let asked = 0;
      const site = async () => {
        asked += 1;
        return fixtureSite;
      };
      const empty = await backend.open({ site });
      expect(asked).toBe(1);
      expect((await empty.exportSite('copy')).entries).toHaveLength(fixtureSite.entries.length);
      await empty.close();
      const held = await createPlatform({
        dataDir: 'memory://',
        product: 'loan',
        sandbox: false,
        checkForm: checkFormInTests,
        steadyMs: 0,
        logger: false,
        openDatabase: () => backend.openDatabase('content'),
        site,
      });
      expect(asked).toBe(1);
      await held.close();
    });

    test('a site with a fault is refused whole, naming every fault', async () => {
      const site: SiteExport = {
        name: 'faulty',
        entries: [
          ...fixtureSite.entries,
          { kind: 'page', key: 'home', data: { alias: 'other', title: 'x', layout: 'default', blocks: [] } },
          { kind: 'menu', key: 'main', data: [] },
          { kind: 'config', key: 'site', data: { category: 'site', values: {} } },
        ],
      };
      await expect(backend.open({ site })).rejects.toThrow(
        /page home: \/alias must be home.*\n.*menu main: locale is missing\n.*config site: key is there twice/,
      );
    });

    test('without a site the platform is empty, and says so without failing', async () => {
      const platform = await backend.open({ site: { name: 'empty', entries: [] } });
      const languages = await ask(platform, '/v2/system/languages');
      expect([languages.status, languages.body.data, languages.token === '']).toEqual([200, [], false]);
      expect((await ask(platform, '/v2/system/i18n')).body.data).toEqual({});
      expect((await ask(platform, '/v2/system/pages/home')).status).toBe(404);
      await platform.close();
    });

    // A PGlite folder belongs to one process.
    if (backend.shared)
      test('nodes that start together share one seeding', async () => {
        const { platforms } = await backend.openTogether(4);
        const answers = await Promise.all(platforms.map((platform) => ask(platform, '/v2/system/configs')));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
        await Promise.all(platforms.map((platform) => platform.close()));
      });
  });
});
