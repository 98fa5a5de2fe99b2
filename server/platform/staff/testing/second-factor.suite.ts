import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenSession } from '#schemas/open-session.ts';
import type { StaffAccount } from '#schemas/studio/staff-account.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';

const minute = 60_000;
const password = 'zielony rower 17';
const factor = '/v2/system/staff/second-factor';
const manage = '/v2/system/manage/staff';
type Headers = Record<string, string>;

/** The second factor of staff, in a production. */
onBackends((backend) => {
  describe('the second factor of staff', () => {
    let production: Platform;
    let time = Date.UTC(2026, 0, 1);
    let addresses = 0;
    const address = () => {
      addresses += 1;
      return `10.97.${Math.floor(addresses / 200)}.${addresses % 200}`;
    };
    beforeAll(async () => {
      production = await backend.open({ sandbox: false, now: () => time });
      const people = (['admin', 'author', 'agent'] as const).map((role) => ({
        email: `${role}@firm.example`,
        name: role,
        role,
        password,
      }));
      const others = ['second', 'third'].map((name) => ({
        email: `${name}@firm.example`,
        name,
        role: 'admin' as const,
        password,
      }));
      await Promise.all([...people, ...others].map((account) => production.addStaff(account)));
    });
    afterAll(() => production.close());

    const call = (path: string, headers: Headers, payload?: object, from = address()) =>
      ask(production, path, { headers, remoteAddress: from, ...(payload && { payload }) });
    const login = async (email: string, code?: string, from = address()) => {
      const payload = { email, password, ...(code !== undefined && { code }) };
      const answer = await call('/v2/system/staff/login', { 'user-agent': 'Browser 1' }, payload, from);
      const token = (answer.body.data as { token: string } | undefined)?.token;
      return { status: answer.status, headers: { authorization: `Bearer ${token}` } };
    };
    const self = async (headers: Headers) => (await call('/v2/system/staff/self', headers)).body.data;
    const codeOf = (secret: string, at = time) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
    /** Enrols an account that is signed in, or has said its password. */
    const enrol = async (headers: Headers, said: object = {}) => {
      const begun = await call(`${factor}/enrol`, headers, said);
      expect(begun.status).toBe(200);
      const { secret, uri } = begun.body.data as { secret: string; uri: string };
      expect(uri).toContain(`secret=${secret}`);
      const confirmed = await call(`${factor}/confirm`, headers, { code: codeOf(secret) });
      expect(confirmed.status).toBe(200);
      const { recovery_codes: recovery } = confirmed.body.data as { recovery_codes: string[] };
      return { secret, recovery };
    };
    const audited = async (headers: Headers, kind: string) =>
      (await call(`/v2/system/manage/audit?kind=${kind}`, headers)).body.data as { staff: string }[];

    test('[issue 19] [sec 16] an administrator of a production enrols after the password, and may do nothing before', async () => {
      const { headers } = await login('admin@firm.example');
      expect(await self(headers)).toMatchObject({ role: 'admin', step: 'enrol' });
      const calls = [manage, '/v2/system/manage/pages', '/v2/system/staff/sessions'];
      for (const path of calls) expect((await call(path, headers)).status).toBe(403);
      const docs = await call('/v2/openapi.json', headers);
      expect(JSON.stringify(docs.body)).not.toContain('/v2/system/manage/audit');
      const { recovery } = await enrol(headers);
      expect(new Set(recovery).size).toBe(10);
      expect(await self(headers)).not.toHaveProperty('step');
      expect((await call(manage, headers)).status).toBe(200);
      const signIns = await audited(headers, 'staff-sign-in,staff-second-factor-on');
      expect(signIns.filter(({ staff }) => staff === 'admin@firm.example')).toHaveLength(2);
      // Roles that need none come in as before.
      const author = await login('author@firm.example');
      expect(await self(author.headers)).not.toHaveProperty('step');
    });

    test('[issue 19] [sec 3] [sec 11] a sign-in is finished by a code, in another session, and no code counts twice', async () => {
      const first = await login('agent@firm.example');
      expect((await call(`${factor}/enrol`, first.headers, {})).status).toBe(422);
      expect((await call(`${factor}/enrol`, first.headers, { password: 'wrong' })).status).toBe(422);
      const { secret, recovery } = await enrol(first.headers, { password });
      const half = await login('agent@firm.example');
      expect(await self(half.headers)).toMatchObject({ step: 'code' });
      expect((await call('/v2/system/manage/comments', half.headers)).status).toBe(403);
      expect((await call(`${factor}/enrol`, half.headers, {})).status).toBe(409);
      // Used to enrol.
      expect((await call(`${factor}/prove`, half.headers, { code: codeOf(secret) })).status).toBe(422);
      time += minute;
      const code = codeOf(secret);
      const tries = await Promise.all(
        [half, await login('agent@firm.example')].map(({ headers }) =>
          call(`${factor}/prove`, headers, { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
        ),
      );
      expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const done = tries.find(({ status }) => status === 200);
      const { token } = (done?.body.data ?? {}) as { token?: string };
      expect((await call('/v2/system/manage/comments', { authorization: `Bearer ${token}` })).status).toBe(
        200,
      );
      time += minute;
      expect(await self((await login('agent@firm.example', codeOf(secret))).headers)).not.toHaveProperty(
        'step',
      );
      expect((await login('agent@firm.example', codeOf(secret))).status).toBe(422);
      // A code of the past is none either.
      expect((await login('agent@firm.example', codeOf(secret, time - 2 * minute))).status).toBe(422);
      const [recoveryCode = ''] = recovery;
      const typed = recoveryCode.toUpperCase().replaceAll('-', ' ');
      expect((await login('agent@firm.example', typed)).status).toBe(200);
      expect((await login('agent@firm.example', recoveryCode)).status).toBe(422);
      time += minute;
      const { headers } = await login('agent@firm.example', codeOf(secret));
      expect((await call(factor, headers)).body.data).toEqual({
        enrolled: true,
        required: false,
        recovery_left: 9,
      });
    });

    test('[issue 19] [sec 9] whoever has the password cannot try all codes, and keeps nobody out of where they were before', async () => {
      const { headers } = await login('author@firm.example', undefined, '10.98.0.1');
      const { secret } = await enrol(headers, { password });
      time += minute;
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await login('author@firm.example', '000000')).status);
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
      expect((await login('author@firm.example', codeOf(secret))).status).toBe(429);
      expect((await login('author@firm.example', codeOf(secret), '10.98.0.1')).status).toBe(200);
      time += 15 * minute;
      const again = await login('author@firm.example', codeOf(secret));
      time += minute;
      expect((await call(`${factor}/remove`, again.headers, { code: '000000' })).status).toBe(422);
      expect(
        (await call(`${factor}/remove`, again.headers, { code: codeOf(secret) })).body.data,
      ).toMatchObject({
        enrolled: false,
      });
      expect((await login('author@firm.example')).status).toBe(200);
    });

    test('[issue 19] [sec 38] another administrator takes a lost app off and ends sessions; nobody their own', async () => {
      const [admin, lost] = [await login('second@firm.example'), await login('third@firm.example')];
      await Promise.all([enrol(admin.headers), enrol(lost.headers)]);
      const accounts = (await call(`${manage}?q=firm.example`, admin.headers)).body.data as StaffAccount[];
      const idOf = (email: string) => accounts.find((account) => account.email === email)?.id;
      expect(accounts.find(({ email }) => email === 'third@firm.example')?.second_factor).toBe(true);
      const reset = (id: string | undefined) =>
        call(`${manage}/${id}/second-factor/reset`, admin.headers, {});
      expect((await reset(idOf('second@firm.example'))).status).toBe(409);
      expect((await reset('00000000-0000-4000-8000-000000000000')).status).toBe(404);
      expect((await reset(idOf('third@firm.example'))).status).toBe(200);
      expect((await call('/v2/system/staff/self', lost.headers)).status).toBe(401);
      expect(await self((await login('third@firm.example')).headers)).toMatchObject({ step: 'enrol' });
      const rows = await audited(admin.headers, 'staff-second-factor-reset');
      expect(rows).toMatchObject([
        { staff: 'second@firm.example', details: { account: 'third@firm.example' } },
      ]);
    });

    test('[issue 19] [sec 15] sessions are listed and ended: one’s own, and an administrator those of others', async () => {
      time += 20 * minute;
      const [here, there] = [await login('agent@firm.example'), await login('author@firm.example')];
      const again = await login('author@firm.example');
      const list = async (path: string, headers: Headers) =>
        (await call(path, headers)).body.data as OpenSession[];
      // Who has said the password only sees no list.
      expect((await call('/v2/system/staff/sessions', here.headers)).status).toBe(403);
      const own = await list('/v2/system/staff/sessions', there.headers);
      expect(own.map(({ current, agent }) => [current, agent]).toSorted()).toEqual([
        [false, 'Browser 1'],
        [true, 'Browser 1'],
      ]);
      const other = own.find(({ current }) => !current);
      const end = (id: string, headers: Headers) => call(`/v2/system/staff/sessions/${id}/end`, headers, {});
      expect((await end('garbage', there.headers)).status).toBe(404);
      expect((await end(other?.id ?? '', there.headers)).status).toBe(200);
      expect((await end(other?.id ?? '', there.headers)).status).toBe(404);
      expect((await call('/v2/system/staff/self', again.headers)).status).toBe(401);
      const admin = await login('third@firm.example');
      await enrol(admin.headers);
      const accounts = (await call(`${manage}?q=author`, admin.headers)).body.data as StaffAccount[];
      const author = accounts[0]?.id ?? '';
      const [only] = await list(`${manage}/${author}/sessions`, admin.headers);
      // Somebody else's is not theirs to end.
      expect((await end(only?.id ?? '', admin.headers)).status).toBe(404);
      const ended = await call(`${manage}/${author}/sessions/end`, admin.headers, {});
      expect(ended.body.data).toEqual({ ended: 1 });
      expect((await call('/v2/system/staff/self', there.headers)).status).toBe(401);
    });
  });
});
