import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { Database } from '../../base/database/database.ts';
import type { Platform } from '../../platform.ts';
import { ask, pageData, signIn } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { type CheckContent, createContentChecks } from '../checks/content-checks.ts';
import { factsAfter } from '../checks/facts-after.ts';
import { withSiteFacts } from '../checks/read-site-facts.ts';
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
        {
          ...entry,
          kind: 'config',
          key: 'site',
          published: { category: 'site', values: { redirect_hosts: ['shop.example'] } },
          publishedVersion: 1,
        },
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
      expect(site?.redirectHosts).toEqual(['shop.example']);
      const config = { kind: 'config', key: 'site', locale: '' } as const;
      const values = { redirect_hosts: ['bank.example'] };
      const later = site && factsAfter(site, [{ ...config, data: { category: 'site', values } }], []);
      expect(later?.redirectHosts).toEqual(['bank.example']);
      expect(site && factsAfter(site, [], [config]).redirectHosts).toEqual([]);
    });

    test('[issue 16] [law] where there are many entries, the rules are told the same of those they ask for', async () => {
      const { orm } = database;
      await orm.delete(contentEntry);
      const live = { version: 1, updatedBy: 'x', locale: '', draft: {}, published: {}, publishedVersion: 1 };
      const draft = { ...live, published: null, publishedVersion: null };
      const posts = Array.from({ length: 30 }, (_, at) => ({
        ...(at % 3 === 0 ? draft : live),
        kind: 'post',
        key: `g-${at}`,
      }));
      await orm
        .insert(contentEntry)
        .values([
          ...posts,
          { ...live, kind: 'page', key: 'about' },
          { ...live, kind: 'custom-entity', key: 'branch/a' },
          { ...draft, kind: 'custom-entity', key: 'branch/b' },
        ]);
      await fc.assert(
        fc.asyncProperty(fc.array(question, { maxLength: 6 }), change, async (questions, { put, off }) => {
          const work = async (site: SiteFacts) =>
            questions.map((one) => answerTo(one, factsAfter(site, put, off).entries));
          const all = await withSiteFacts(orm, work, 1000);
          const asked = await withSiteFacts(orm, work, 5);
          expect(asked).toEqual(all);
        }),
        { numRuns: 40 },
      );
      let times = 0;
      const answers = await withSiteFacts(
        orm,
        async ({ entries }) => {
          times += 1;
          return [
            entries.get('post')?.get('g-1'),
            entries.get('post')?.get('g-0'),
            entries.get('page')?.has('none'),
          ];
        },
        5,
      );
      expect(answers).toEqual([true, false, false]);
      // Once to hear what is asked, once with the answers.
      expect(times).toBe(2);
    });
  });
});

const kind = fc.constantFrom('post', 'page', 'custom-entity', 'menu');
const key = fc.constantFrom('g-0', 'g-1', 'g-29', 'g-99', 'about', 'branch/a', 'branch/b', 'new');
/** What a rule may ask: of one entry, of one that depends on another's answer, of all that begin alike, of how many there are. */
const question = fc.record({ kind, key, how: fc.constantFrom('one', 'another', 'beginning', 'size') });
/** What goes live with the body, and what comes off. */
const change = fc.record({
  put: fc.array(
    fc.record({
      kind: fc.constantFrom('post', 'menu' as const),
      key,
      locale: fc.constant(''),
      data: fc.constant({}),
    }),
    { maxLength: 2 },
  ),
  off: fc.array(fc.record({ kind: fc.constant('post' as const), key, locale: fc.constant('') }), {
    maxLength: 2,
  }),
});

function answerTo(
  { kind, key, how }: { readonly kind: string; readonly key: string; readonly how: string },
  entries: SiteFacts['entries'],
): unknown {
  const keys = entries.get(kind);
  if (how === 'one') return keys?.get(key);
  if (how === 'another') return entries.get(keys?.has(key) ? 'post' : 'page')?.get('g-1');
  const all = [...(keys ?? [])].filter(([name]) => name.startsWith(key.slice(0, 2))).sort();
  return how === 'size' ? [keys?.size ?? 0, entries.size > 0] : all;
}
