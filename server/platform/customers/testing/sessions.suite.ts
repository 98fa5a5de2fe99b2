import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import { auditEvent } from '../../base/audit/tables.ts';
import { asOneVisit } from '../../base/one-visit.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { sessionKeptMs } from '../customer-sessions.ts';
import { createCustomers } from '../customers.ts';
import { reuseGraceMs } from '../refresh-tokens.ts';
import { customerSession, refreshToken } from '../tables.ts';

const minute = 60_000;
const self = '/v2/system/customers/account/self';
const email = 'contract@example.com';

/** How long somebody stays signed in, and what ends it. */
onBackends((backend) => {
  describe('sessions', () => {
    let platform: Platform;
    let time = Date.UTC(2026, 0, 1);
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
    });
    afterAll(() => platform.close());
    const signIn = async () => tokensOf(await logIn(platform, email));
    const read = async (token: string) => (await ask(platform, self, { headers: bearing(token) })).status;
    const refresh = (refresh_token: string) =>
      ask(platform, '/v2/system/customers/authorization/refresh', { payload: { refresh_token } });
    const logOut = (token: string, payload: object = {}) =>
      ask(platform, '/v2/system/customers/authorization/logout', { payload, headers: bearing(token) });
    const sessionOf = (token: string): unknown =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

    test('[sec 3] every sign-in is a session of its own, named by 256 bits', async () => {
      const [first, second] = [await signIn(), await signIn()];
      expect(sessionOf(first.token)).not.toBe(sessionOf(second.token));
      expect(sessionOf(first.token)).toMatch(/^[\w-]{43}$/);
      expect(first.refresh_token).toMatch(/^[\w-]{43}$/);
      expect(first.refresh_token).not.toBe(second.refresh_token);
    });

    test('[sec 4] signing out ends the session on the server, on this device only', async () => {
      const [here, there] = [await signIn(), await signIn()];
      const answer = await logOut(here.token);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect([await read(here.token), await read(there.token)]).toEqual([401, 200]);
      expect((await refresh(here.refresh_token)).status).toBe(401);
      expect((await logOut(here.token)).status).toBe(401);
    });

    test('[sec 4] signing out everywhere ends them all, and nobody else', async () => {
      const [here, there] = [await signIn(), await signIn()];
      const other = tokensOf(await logIn(platform, 'blocked@example.com'));
      expect((await logOut(here.token, { everywhere: true })).status).toBe(200);
      const statuses = [here, there, other].map(({ token }) => read(token));
      expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
      expect((await refresh(there.refresh_token)).status).toBe(401);
    });

    test('[sec 4] [issue 16] calls of one page agree on who asks; the next page finds the session ended', async () => {
      const { token } = await signIn();
      const page = (meanwhile: () => Promise<unknown> = async () => null) =>
        asOneVisit(async () => {
          const first = await read(token);
          await meanwhile();
          return [first, await read(token)];
        });
      expect(await page()).toEqual([200, 200]);
      // Ended by another device while the page was made: it is of the moment at which it began.
      expect(await page(() => logOut(token))).toEqual([200, 200]);
      expect(await page()).toEqual([401, 401]);
      expect(await read(token)).toBe(401);
    });

    test('[sec 5] a session that is not used for more than 15 minutes ends, its refresh token with it', async () => {
      const used = await signIn();
      const idle = await signIn();
      time += 15 * minute;
      expect(await read(used.token)).toBe(200);
      time += 1;
      expect([await read(used.token), await read(idle.token)]).toEqual([200, 401]);
      expect((await refresh(idle.refresh_token)).status).toBe(401);
      time += 15 * minute - 1;
      expect(await read(used.token)).toBe(200);
    });

    test('[sec 5] no session runs for more than 12 hours, however it is used', async () => {
      let { token, refresh_token } = await signIn();
      const end = time + 12 * 60 * minute;
      while (time + 10 * minute <= end) {
        time += 10 * minute;
        ({ token, refresh_token } = tokensOf(await refresh(refresh_token)));
      }
      expect([time, await read(token)]).toEqual([end, 200]);
      time += 1;
      expect(await read(token)).toBe(401);
      expect((await refresh(refresh_token)).status).toBe(401);
    });

    test('[spec 9] an access token is good for an hour, whatever its session', async () => {
      const { token } = await signIn();
      for (let i = 0; i < 5; i += 1) {
        time += 11 * minute;
        expect(await read(token)).toBe(200);
      }
      time += 5 * minute - 1000;
      expect(await read(token)).toBe(200);
      time += 1000;
      expect(await read(token)).toBe(401);
    });

    test('[sec 6] 20 refreshes at once answer one successor, and nobody is signed out', async () => {
      const { refresh_token } = await signIn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      const next = new Set(answers.map((answer) => tokensOf(answer).refresh_token));
      expect(next.size).toBe(1);
      expect(next.has(refresh_token)).toBe(false);
      const again = await refresh([...next][0] ?? '');
      expect([again.status, await read(tokensOf(again).token)]).toEqual([200, 200]);
    });

    test('[sec 6] a used refresh token that comes again later ends the session for both', async () => {
      const { refresh_token } = await signIn();
      const { token, refresh_token: next } = tokensOf(await refresh(refresh_token));
      time += reuseGraceMs;
      expect(tokensOf(await refresh(refresh_token)).refresh_token).toBe(next);
      time += 1;
      const replayed = await refresh(refresh_token);
      expect([replayed.status, replayed.body.error?.code]).toEqual([401, 'unauthorized']);
      expect([await read(token), (await refresh(next)).status]).toEqual([401, 401]);
    });

    test('[sec 6] one whose successor was used is a replay at once', async () => {
      const { refresh_token } = await signIn();
      const next = tokensOf(await refresh(refresh_token));
      const last = tokensOf(await refresh(next.refresh_token));
      expect((await refresh(refresh_token)).status).toBe(401);
      expect([await read(last.token), (await refresh(last.refresh_token)).status]).toEqual([401, 401]);
    });

    test.each([
      ['none', undefined],
      ['another scheme', 'Basic YTpi'],
      ['garbage', 'Bearer garbage'],
      [
        'an unsigned one',
        `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","sid":"2","exp":9999999999}')}.`,
      ],
    ])('[sec 4] without a good token nobody is let in: %s', async (_what, authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const { status, body } = await ask(platform, `${self}?language=en`, { headers });
      expect([status, body.error?.code]).toEqual([401, 'unauthorized']);
    });

    test('a token of staff is none of a customer, and the other way round', async () => {
      const payload = { email: 'admin@example.com', password: 'Mozaika-2026!' };
      const { body } = await ask(platform, '/v2/system/staff/login', { payload });
      expect(await read((body.data as { token: string }).token)).toBe(401);
      const headers = bearing((await signIn()).token);
      expect((await ask(platform, '/v2/system/manage/pages', { headers })).status).toBe(401);
    });
  });

  describe('stored sessions', () => {
    test('[sec 6] [sec 38] hold no token, and the replay is written down', async () => {
      const { orm, close } = await backend.openDatabase();
      let time = Date.UTC(2026, 0, 1);
      const now = () => time;
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      const audit = createAuditLog(orm, now);
      const publicOrigin = () => 'https://www.example.com';
      const client = { address: '10.0.0.1', agent: 'Firefox' };
      const customers = await createCustomers({ orm, audit, sandbox: true, now, log, publicOrigin });
      const owner = await customers.store.byEmail(email);
      if (!owner) throw new Error('the sandbox has no such customer');
      const first = await customers.sessions.open(owner, client, 'password');
      const second = await customers.sessions.refresh(first.refresh_token, '10.0.0.1');
      time += reuseGraceMs + 1;
      expect(await customers.sessions.refresh(first.refresh_token, '10.0.0.9')).toBeNull();

      const kept = JSON.stringify([
        await orm.select().from(customerSession),
        await orm.select().from(refreshToken),
        await orm.select().from(auditEvent),
      ]);
      for (const { token, refresh_token } of [first, second ?? first]) {
        expect(kept.includes(token) || kept.includes(refresh_token)).toBe(false);
      }
      const events = await orm.select().from(auditEvent).orderBy(auditEvent.at);
      expect(events.map(({ kind, address, customerId }) => [kind, address, customerId])).toEqual([
        ['sign-in', '10.0.0.1', owner.id],
        ['refresh-reused', '10.0.0.9', owner.id],
      ]);
      expect(JSON.stringify(events)).not.toContain(email);

      // Long after, the sessions are forgotten with their tokens; those of yesterday and the audit stay.
      time += sessionKeptMs - minute;
      await customers.sessions.open(owner, client, 'password');
      expect(await customers.sessions.forgetOld()).toBe(0);
      time += 2 * minute;
      expect(await customers.sessions.forgetOld()).toBe(1);
      const left = [
        await orm.$count(customerSession),
        await orm.$count(refreshToken),
        await orm.$count(auditEvent),
      ];
      expect(left).toEqual([1, 1, 3]);
      await close();
    });
  });
});
