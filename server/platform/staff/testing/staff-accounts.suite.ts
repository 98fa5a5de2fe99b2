import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry, StaffAccount } from '#schemas/studio/staff-account.ts';
import type { Platform } from '../../platform.ts';
import { ask, type Role, signIn } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';

const path = '/v2/system/manage/staff';
const password = 'zielony rower 17';
let addresses = 0;

/** Accounts of the staff and the audit log, as admins see them. */
onBackends((backend) => {
  describe('staff accounts and audit log', () => {
    let platform: Platform;
    let headers: Record<string, string>;
    beforeAll(async () => {
      platform = await backend.open();
      headers = await signIn(platform, 'admin');
    });
    afterAll(() => platform.close());
    const add = async (email: string, role: Role = 'author') => {
      const payload = { email, name: 'Ola Nowak', role, password };
      const answer = await ask(platform, path, { payload, headers });
      expect(answer.status).toBe(201);
      return answer.body.data as StaffAccount;
    };
    const change = (id: string, payload: object, as = headers) =>
      ask(platform, `${path}/${id}`, { method: 'PUT', payload, headers: as });
    const login = async (email: string, typed = password) => {
      addresses += 1;
      const answer = await ask(platform, '/v2/system/staff/login', {
        payload: { email, password: typed },
        remoteAddress: `10.7.0.${addresses}`,
      });
      const token = (answer.body.data as { token: string } | undefined)?.token;
      return { status: answer.status, headers: { authorization: `Bearer ${token}` } };
    };
    const self = async (as: Record<string, string>) =>
      (await ask(platform, '/v2/system/staff/self', { headers: as })).status;

    test.each<Role>(['agent', 'author', 'publisher'])('[sec 16] are not for the role %s', async (role) => {
      const as = await signIn(platform, role);
      const answers = await Promise.all([
        ask(platform, path, { headers: as }),
        ask(platform, path, { payload: {}, headers: as }),
        change('x', {}, as),
        ask(platform, '/v2/system/manage/audit', { headers: as }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });

    test('[issue 6] an account is added, found and never shown with its password', async () => {
      const account = await add('Ola@Firma.example');
      expect(account).toMatchObject({ email: 'ola@firma.example', role: 'author', active: true });
      expect(JSON.stringify(account)).not.toMatch(/argon2|password/i);
      const found = await ask(platform, `${path}?q=OLA%40firma&role=author`, { headers });
      expect(found.body.data).toEqual([account]);
      expect(found.headers['x-items-total']).toBe('1');
      expect((await login('ola@firma.example')).status).toBe(200);
      const twice = await ask(platform, path, {
        payload: { email: 'ola@firma.example', name: 'X', role: 'admin', password },
        headers,
      });
      expect([twice.status, twice.body.error?.code]).toEqual([409, 'already_exists']);
      const short = { email: 'b@firma.example', name: 'B', role: 'author', password: 'za krótkie' };
      expect((await ask(platform, path, { payload: short, headers })).status).toBe(400);
    });

    test('[sec 5] switching an account off, and a new password, end its sessions at once', async () => {
      const { id, email } = await add('iga@firma.example');
      const first = await login(email);
      expect(await self(first.headers)).toBe(200);
      expect((await change(id, { password: 'inny rower 18 x' })).status).toBe(200);
      expect([await self(first.headers), (await login(email)).status]).toEqual([401, 401]);
      const second = await login(email, 'inny rower 18 x');
      expect((await change(id, { active: false })).body.data).toMatchObject({ active: false });
      expect([await self(second.headers), (await login(email, 'inny rower 18 x')).status]).toEqual([
        401, 401,
      ]);
    });

    test('[sec 16] a role counts from the next call on', async () => {
      const { id, email } = await add('ewa@firma.example');
      const session = await login(email);
      expect((await ask(platform, path, { headers: session.headers })).status).toBe(403);
      await change(id, { role: 'admin', name: 'Ewa Lis' });
      expect((await ask(platform, path, { headers: session.headers })).status).toBe(200);
    });

    test('[issue 6] nobody takes their own rights away, and one admin always remains', async () => {
      const list = async () =>
        (await ask(platform, `${path}?role=admin`, { headers })).body.data as StaffAccount[];
      const own = (await list()).find(({ email }) => email === 'admin@example.com');
      const answers = [
        await change(own?.id ?? '', { role: 'author' }),
        await change(own?.id ?? '', { active: false }),
      ];
      expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual([
        [409, 'wrong_state'],
        [409, 'wrong_state'],
      ]);
      expect((await change(own?.id ?? '', { name: 'Admin Nowy' })).status).toBe(200);
      expect((await change('3f0c2f6e-9d2c-4d5b-8a37-0c1f6c0e5c11', { name: 'X' })).status).toBe(404);
    });

    test('[sec 38] what staff change stands in the log, with who did it and without secrets', async () => {
      await add('adam@firma.example');
      const answer = await ask(
        platform,
        '/v2/system/manage/audit?kind=staff-write&staff=admin%40example.com&limit=1',
        { headers },
      );
      const [entry] = answer.body.data as AuditEntry[];
      expect(entry).toMatchObject({
        kind: 'staff-write',
        staff: 'admin@example.com',
        details: { method: 'POST', path },
      });
      expect(JSON.stringify(entry)).not.toContain(password);
      const at = new Date(entry?.at ?? 0);
      const until = async (moment: Date) =>
        (
          (
            await ask(platform, `/v2/system/manage/audit?until=${moment.toISOString()}&limit=200`, {
              headers,
            })
          ).body.data as AuditEntry[]
        ).some(({ id }) => id === entry?.id);
      expect([await until(at), await until(new Date(at.getTime() + 1))]).toEqual([false, true]);
    });
  });
});
