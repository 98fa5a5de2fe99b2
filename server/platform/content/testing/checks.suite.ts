import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { Database } from '../../base/database/database.ts';
import type { Platform } from '../../platform.ts';
import { ask, pageData, signIn } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { type CheckContent, createContentChecks } from '../checks/content-checks.ts';
import { prepareMeta } from '../publication.ts';
import { contentEntry, contentMeta } from '../tables.ts';

const path = '/v2/system/manage/check';

/** The platform's side of the checks: who may ask, what the rules are told, what comes first. */
onBackends((backend) => {
  describe('checks of content', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open();
    });
    afterAll(() => platform.close());

    test('[issue 6] a body that need not be stored is checked by the schema of its kind', async () => {
      const headers = await signIn(platform, 'author');
      const check = async (data: object) => {
        const payload = { kind: 'page', key: 'tried', data };
        return (await ask(platform, path, { payload, headers })).body.data as Finding[];
      };
      expect(await check(pageData('tried'))).toEqual([]);
      expect(await check({ ...pageData('tried'), title: '' })).toMatchObject([
        { rule: 'schema', level: 'error', path: '/title' },
      ]);
    });

    test('[issue 6] stored drafts are checked by their key; what is not there is not found', async () => {
      const headers = await signIn(platform, 'author');
      const one = await ask(platform, `${path}?kind=page&key=about`, { headers });
      expect(one.body.data).toMatchObject([{ kind: 'page', key: 'about', findings: [] }]);
      expect((await ask(platform, `${path}?kind=page&key=nobody`, { headers })).status).toBe(404);
      expect((await ask(platform, path, { headers })).status).toBe(200);
    });

    test('[sec 14] agents and strangers are not told', async () => {
      const payload = { kind: 'page', key: 'tried', data: pageData('tried') };
      const headers = await signIn(platform, 'agent');
      const answers = await Promise.all([
        ask(platform, path, { payload }),
        ask(platform, path),
        ask(platform, path, { payload, headers }),
        ask(platform, path, { headers }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403]);
    });
  });

  describe('what the rules are told', () => {
    let database: Database;
    beforeAll(async () => {
      database = await backend.openDatabase();
      await prepareMeta(database.orm);
    });
    afterAll(() => database.close());

    test('[issue 6] the rules are told of the site, and the worst they say comes first', async () => {
      const { orm } = database;
      const entry = { version: 1, updatedBy: 'x', locale: '', draft: {} };
      await orm.update(contentMeta).set({ defaultLocale: 'pl', locales: ['en', 'pl'] });
      await orm.insert(contentEntry).values([
        { ...entry, kind: 'page', key: 'live', published: {}, publishedVersion: 1 },
        { ...entry, kind: 'page', key: 'draft' },
        { ...entry, kind: 'redirect-rule', key: 'r', published: { url: '/old' }, publishedVersion: 1 },
        {
          ...entry,
          kind: 'view-block',
          key: 'b',
          locale: 'pl',
          published: { content: '<p>A</p>' },
          publishedVersion: 1,
        },
      ]);
      const facts: SiteFacts[] = [];
      const check: CheckContent = async (_, site) => {
        facts.push(site);
        const place = { rule: 'tried', path: '', message: '' };
        return (['note', 'error', 'warning'] as const).map((level) => ({ ...place, level }));
      };
      const checks = createContentChecks(orm, check);
      const body = { kind: 'page', key: 'tried', locale: '', data: pageData('tried') } as const;
      const findings = await checks.of(body);
      expect(findings.map(({ level }) => level)).toEqual(['error', 'warning', 'note']);
      const [site] = facts;
      expect(site?.locales).toEqual(['pl', 'en']);
      expect([...(site?.entries.get('page') ?? [])].sort()).toEqual([
        ['draft', false],
        ['live', true],
      ]);
      expect([...(site?.redirects ?? [])]).toEqual([['r', { url: '/old' }]]);
      expect(site?.sharedHtml.get('b')).toBe('<p>A</p>');
    });
  });
});
