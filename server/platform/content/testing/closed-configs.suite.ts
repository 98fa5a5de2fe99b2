import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../../platform.ts';
import { type Question, signIn } from '../../testing/ask.ts';
import { bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { fixtureSite } from '../../testing/fixture-site.ts';
import { markedRules, secretsOfRules } from '../../testing/marked-rules.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { customerReads, type PublicRequest, publicRequests } from '../../testing/public-requests.ts';
import { publicConfigs } from '../known-configs.ts';
import type { SiteExport } from '../seed.ts';

const config = (category: string, values: object): SiteExport['entries'][number] => ({
  kind: 'config',
  key: category,
  data: { category, values },
});
const house: SiteExport['entries'] = [
  markedRules,
  config('lender', {
    name: 'Tajny Pożyczkodawca',
    address: 'x',
    krs: '1',
    nip: '1',
    phone: '1',
    email: 'x',
    supervisor: 'x',
  }),
  config('password-rules', {
    min_length: 12,
    max_length: 64,
    lower_case: true,
    upper_case: true,
    digit: true,
    special: true,
  }),
  config('new-kind', { of: 'tajne' }),
];

/** Which configuration the public may read. */
onBackends((backend) => {
  describe('configuration', () => {
    let platform: Platform;
    let keys: readonly string[];
    beforeAll(async () => {
      const given = new Set(house.map(({ key }) => key));
      const rest = fixtureSite.entries.filter(({ kind, key }) => kind !== 'config' || !given.has(key));
      platform = await backend.open({ site: { name: 'rules', entries: [...rest, ...house] } });
      // One of each kind, and all of the house's.
      const first = new Map([...rest.toReversed()].map(({ kind, key }) => [kind, key]));
      keys = [...first.values(), ...house.map(({ key }) => key)];
    }, 60_000);
    afterAll(() => platform.close());

    // Whoever opens one more, writes it here.
    test('[sec 16] is open to the public in these categories, and in no other', () => {
      expect(publicConfigs).toEqual([
        'chat',
        'credit',
        'maps',
        'marketing',
        'shop',
        'site',
        'social-networks',
        'theme',
      ]);
    });

    test('[sec 16] of the house is not there for the public, alone or among others, of a known category or a new one', async () => {
      for (const { key } of house) {
        const answer = await platform.app.inject(`/v2/system/configs/${key}`);
        expect([key, answer.statusCode]).toEqual([key, 404]);
      }
      const { data } = (await platform.app.inject('/v2/system/configs')).json();
      expect(data.map(({ category }: { category: string }) => category)).toEqual(['maps', 'site']);
    });

    /** Which of the secrets are in the answers, and where. */
    const answersTo = async (asked: readonly PublicRequest[], headers: Record<string, string> = {}) => {
      const bodies: string[] = [];
      for (const [method, url, payload] of asked) {
        const { body } = await platform.app.inject({ method, url, headers, ...(payload && { payload }) });
        // The search answers what it was asked for, too.
        const text = url.includes('/search?') ? body.replaceAll(/"query":"[^"]*"/g, '') : body;
        for (const secret of secretsOfRules) if (text.includes(secret)) bodies.push(`${url}: ${secret}`);
      }
      return bodies;
    };

    test('[sec 16] how applications are decided is in no answer to the public', async () => {
      const requests = await publicRequests(platform, keys, ['tajne']);
      expect(requests.length).toBeGreaterThan(100);
      expect(await answersTo(requests)).toEqual([]);
    }, 60_000);

    test('[sec 16] nor in what a customer reads, whatever became of the application', async () => {
      const requests = await customerReads(platform, keys);
      expect(requests.length).toBeGreaterThan(50);
      for (const status of ['nothing', 'filling-form', 'counter-offer', 'resale-offer', 'contract']) {
        const { token } = tokensOf(await logIn(platform, `${status}@example.com`));
        const headers = bearing(token);
        const own = await platform.app.inject({ url: '/v2/loan/application/status', headers });
        expect([status, own.statusCode]).toEqual([status, 200]);
        expect(await answersTo(requests, headers)).toEqual([]);
      }
    }, 60_000);

    test('[sec 16] is read by the admin in the Studio, and by nobody else', async () => {
      const question = async (role: Parameters<typeof signIn>[1]): Promise<Question> => ({
        headers: await signIn(platform, role),
      });
      const statuses = async (asked: Question) =>
        Promise.all(
          ['', '/lending', '/lending/history'].map(async (path) => {
            const url = `/v2/system/manage/configs${path}`;
            return (await platform.app.inject({ url, ...asked })).statusCode;
          }),
        );
      expect(await statuses({})).toEqual([401, 401, 401]);
      for (const role of ['agent', 'author', 'publisher'] as const)
        expect([role, ...(await statuses(await question(role)))]).toEqual([role, 403, 403, 403]);
      const admin = await question('admin');
      expect(await statuses(admin)).toEqual([200, 200, 200]);
      const { body } = await platform.app.inject({
        url: '/v2/system/manage/configs/lending',
        ...admin,
      });
      // The search above can find them.
      expect(secretsOfRules.filter((secret) => !body.includes(secret))).toEqual([]);
    });
  });
});
