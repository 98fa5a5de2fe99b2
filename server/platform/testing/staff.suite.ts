import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKinds } from '#schemas/content-kinds.ts';
import { sandboxAccounts, sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import type { Platform } from '../platform.ts';
import { ask, type Role, signIn } from './ask.ts';
import { onBackends } from './on-backends.ts';

const minute = 60_000;
const url = '/v2/system/staff/login';

/** Who may do what, and how they sign in. */
onBackends((backend) => {
  describe('staff', () => {
    let platform: Platform;
    let production: Platform;
    let time = Date.UTC(2026, 0, 1);
    beforeAll(async () => {
      [platform, production] = await Promise.all([
        backend.open({ now: () => time }),
        backend.open({ sandbox: false, now: () => time }),
      ]);
    });
    afterAll(() => Promise.all([platform.close(), production.close()]));
    const login = (email: string, password: string, remoteAddress = '10.1.0.1', at = platform) =>
      ask(at, url, { payload: { email, password }, remoteAddress });

    test('[sec 10] an unknown account and a wrong password get the same answer', async () => {
      const wrong = await login('editor@example.com', 'wrong', '10.2.0.1');
      const unknown = await login('nobody@example.com', 'wrong', '10.2.0.1');
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(wrong.body).toEqual(unknown.body);
      expect(wrong.body.error).toMatchObject({ code: 'wrong_credentials' });
      const right = await login(' Editor@Example.com', sandboxPassword, '10.2.0.1');
      expect([right.status, right.headers['cache-control']]).toEqual([200, 'no-store']);
    });

    test('[sec 9] five failures close an account for 15 minutes, not for ever', async () => {
      const email = 'publisher@example.com';
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await login(email, 'wrong', `10.3.0.${attempt}`)).status).toBe(401);
        time += minute;
      }
      const refused = await login(email, sandboxPassword, '10.3.0.9');
      expect([refused.status, refused.body.error?.code]).toEqual([429, 'too_many_attempts']);
      expect(refused.headers['retry-after']).toBe(String(10 * 60));
      time += 10 * minute - 1;
      expect((await login(email, sandboxPassword, '10.3.0.9')).status).toBe(429);
      time += 1;
      expect((await login(email, sandboxPassword, '10.3.0.9')).status).toBe(200);
    });

    test('[sec 9] five wrong tries of strangers keep nobody out of where they signed in before', async () => {
      const email = 'editor@example.com';
      expect((await login(email, sandboxPassword, '2001:db8:7::1')).status).toBe(200);
      const strangers = Array.from({ length: 5 }, (_, i) => login(email, 'wrong', `10.6.0.${i}`));
      expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
      expect((await login(email, sandboxPassword, '10.6.0.9')).status).toBe(429);
      // Another address of the same network, as providers change them.
      expect((await login(email, sandboxPassword, '2001:db8:7::2')).status).toBe(200);
      expect((await login(email, sandboxPassword, '10.6.0.9')).status).toBe(429);
      for (let slip = 0; slip < 5; slip += 1)
        expect((await login(email, 'wrong', '2001:db8:7::2')).status).toBe(401);
      expect((await login(email, sandboxPassword, '2001:db8:7::2')).status).toBe(429);
      time += 15 * minute;
    });

    test('[sec 9] parallel attempts do not slip through together', async () => {
      const attempts = Array.from({ length: 12 }, (_, i) =>
        login('slip@example.com', 'wrong', `10.4.0.${i}`),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    });

    test('[sec 9] twenty attempts a minute from one address, whatever the accounts', async () => {
      const attempt = (i: number) => login(`someone${i}@example.com`, 'wrong', '10.5.0.1');
      const first = await Promise.all(Array.from({ length: 20 }, (_, i) => attempt(i)));
      expect(new Set(first.map(({ status }) => status))).toEqual(new Set([401]));
      expect((await attempt(20)).status).toBe(429);
      expect((await login('someone21@example.com', 'wrong', '10.5.0.2')).status).toBe(401);
      time += minute;
      expect((await attempt(22)).status).toBe(401);
    });

    test('[sec 5] a token is good for 12 hours', async () => {
      const headers = await signIn(platform, 'author');
      const read = async () => (await ask(platform, '/v2/system/manage/pages', { headers })).status;
      const end = time + 12 * 60 * minute;
      for (; time < end; time += 10 * minute) expect(await read()).toBe(200);
      time = end - 1000;
      expect(await read()).toBe(200);
      time += 1000;
      expect(await read()).toBe(401);
    });

    test('[sec 5] a token is good until it was not used for 15 minutes; signs of life of an open editor are no use', async () => {
      const headers = await signIn(platform, 'author');
      const read = async () => (await ask(platform, '/v2/system/manage/pages', { headers })).status;
      const payload = { kind: 'page', key: 'nobody', locale: '', window_id: 'window-of-nobody' };
      const beat = () => ask(platform, '/v2/system/manage/presence', { headers, payload });
      time += 15 * minute;
      expect(await read()).toBe(200);
      for (let i = 0; i < 5; i += 1) {
        time += 3 * minute;
        expect((await beat()).status).toBe(200);
      }
      time += 1;
      expect((await beat()).status).toBe(401);
      expect(await read()).toBe(401);
    });

    test('[sec 9] the addresses of one IPv6 network count together', async () => {
      const attempt = (i: number) =>
        login(`network${i}@example.com`, 'wrong', `2001:db8:7:1::${i.toString(16)}`);
      const statuses = (await Promise.all(Array.from({ length: 25 }, (_, i) => attempt(i)))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      expect((await login('network@example.com', 'wrong', '2001:db8:7:2::1')).status).toBe(401);
    });

    test.each([
      ['none', undefined],
      ['another scheme', 'Basic YTpi'],
      ['garbage', 'Bearer garbage'],
      ['an unsigned one', `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","exp":9999999999}')}.`],
    ])('[sec 16] without a good token nothing opens: %s', async (_name, authorization) => {
      const answer = await ask(platform, '/v2/system/manage/pages', {
        payload: { nonsense: true },
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([answer.status, answer.body.error?.code]).toEqual([401, 'unauthorized']);
    });

    test('a token of one installation means nothing to another', async () => {
      const headers = await signIn(platform, 'admin');
      expect((await ask(production, '/v2/system/manage/pages', { headers })).status).toBe(401);
    });

    test('[sec 11] production refuses the sandbox accounts, even if its data has them', async () => {
      for (const { email, name, role } of sandboxAccounts) {
        await production.addStaff({ email, name, role, password: sandboxPassword });
        expect((await login(email.toUpperCase(), sandboxPassword, '10.6.0.1', production)).status).toBe(401);
      }
      const own = {
        email: 'Own@Firm.example',
        name: 'Own',
        role: 'admin' as const,
        password: 'correct horse',
      };
      expect([await production.addStaff(own), await production.addStaff(own)]).toEqual([true, false]);
      expect((await login('own@firm.example', own.password, '10.6.0.2', production)).status).toBe(200);
    });

    const self = async (headers: Record<string, string>) =>
      (await ask(platform, '/v2/system/staff/self', { headers })).status;

    test('[issue 6] [sec 5] signing out ends the token at once, and no other session', async () => {
      const [here, there] = [await signIn(platform, 'admin'), await signIn(platform, 'admin')];
      const out = await ask(platform, '/v2/system/staff/logout', { method: 'POST', headers: here });
      expect([out.status, out.body.data, out.headers['cache-control']]).toEqual([
        200,
        { signed_in: false },
        'no-store',
      ]);
      expect([await self(here), await self(there)]).toEqual([401, 200]);
      const again = await ask(platform, '/v2/system/staff/logout', { method: 'POST', headers: here });
      expect(again.status).toBe(401);
    });

    test('[issue 6] [sec 5] after signing out a token opens nothing, and cannot sign out again', async () => {
      const headers = await signIn(platform, 'publisher');
      const signOut = () => ask(platform, '/v2/system/staff/logout', { method: 'POST', headers });
      const first = await signOut();
      expect([first.status, first.body.data, first.headers['cache-control']]).toEqual([
        200,
        { signed_in: false },
        'no-store',
      ]);
      expect((await ask(platform, '/v2/system/manage/pages', { headers })).status).toBe(401);
      expect((await signOut()).status).toBe(401);
    });

    const kinds = Object.values(contentKinds).map(({ segment, write, ...kind }) => ({
      segment,
      write,
      read: 'read' in kind ? kind.read : ('author' as const),
    }));
    const roles: Role[] = ['agent', 'author', 'publisher', 'admin'];
    test.each(roles)('[issue 2.8] [sec 16] what %s may do with each kind', async (role) => {
      const headers = await signIn(platform, role);
      const rank = roles.indexOf(role);
      for (const { segment, read, write } of kinds) {
        const base = `/v2/system/manage/${segment}`;
        const forbidden = async (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
          (
            await ask(platform, `${base}${path}`, {
              method,
              headers,
              ...((method === 'POST' || method === 'PUT') && { payload: {} }),
            })
          ).status === 403;
        const mayRead = rank >= roles.indexOf(read);
        const mayWrite = mayRead && (write === 'author' || rank === 3);
        const mayPublish = mayWrite && rank >= 2;
        expect([
          segment,
          await forbidden('', 'GET'),
          await forbidden('/k', 'GET'),
          await forbidden('/k/history', 'GET'),
          await forbidden('', 'POST'),
          await forbidden('/k', 'PUT'),
          await forbidden('/k', 'DELETE'),
          await forbidden('/k/publish', 'POST'),
          await forbidden('/k/unpublish', 'POST'),
          await forbidden('/k/restore', 'POST'),
        ]).toEqual([
          segment,
          !mayRead,
          !mayRead,
          !mayRead,
          !mayWrite,
          !mayWrite,
          !mayWrite,
          !mayPublish,
          !mayPublish,
          !mayPublish,
        ]);
      }
    });
  });
});
