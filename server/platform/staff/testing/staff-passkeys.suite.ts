import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Passkey, PasskeyQuestion } from '#schemas/passkey.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const origin = 'https://www.mozaika.example';
const password = 'zielony rower 17';
const passkeys = '/v2/system/staff/passkeys';
type Headers = Record<string, string>;

/** Passkeys of staff, in a production: each stands for password and second factor together. */
onBackends((backend) => {
  describe('passkeys of staff', () => {
    let production: Platform;
    let addresses = 0;
    const address = () => {
      addresses += 1;
      return `10.96.0.${addresses}`;
    };
    beforeAll(async () => {
      production = await backend.open({ sandbox: false, publicOrigin: () => origin });
      const people = (['admin', 'author', 'agent'] as const).map((role) => ({
        email: `${role}@firm.example`,
        name: role,
        role,
        password,
      }));
      const boss = { email: 'boss@firm.example', name: 'boss', role: 'admin' as const, password };
      await Promise.all([...people, boss].map((account) => production.addStaff(account)));
    });
    afterAll(() => production.close());

    const call = (path: string, headers: Headers, payload?: object, method?: 'POST' | 'DELETE') =>
      ask(production, path, {
        headers,
        remoteAddress: address(),
        ...(payload && { payload }),
        ...(method && { method }),
      });
    const bearing = ({ body }: Awaited<ReturnType<typeof call>>): Headers => ({
      authorization: `Bearer ${(body.data as { token?: string } | undefined)?.token}`,
    });
    const login = async (email: string) =>
      bearing(await call('/v2/system/staff/login', {}, { email, password }));
    const enrol = async (headers: Headers) => {
      const device = new SoftwareAuthenticator(origin);
      const asked = await call(`${passkeys}/ask`, headers, { password });
      const added = await call(passkeys, headers, device.make(asked.body.data as PasskeyQuestion));
      return { device, status: added.status, passkey: added.body.data as Passkey };
    };
    const signIn = async (device: SoftwareAuthenticator) => {
      const asked = await call('/v2/system/staff/passkey/ask', {}, undefined, 'POST');
      return call('/v2/system/staff/passkey', {}, device.prove(asked.body.data as PasskeyQuestion));
    };
    const self = async (headers: Headers) => (await call('/v2/system/staff/self', headers)).body.data;

    test('[issue 19] [sec 13] made with the password, it signs in, is listed, and signs nobody in once removed', async () => {
      const headers = await login('author@firm.example');
      expect((await call(`${passkeys}/ask`, headers, { password: 'wrong' })).status).toBe(422);
      const { device, passkey } = await enrol(headers);
      const entered = await signIn(device);
      expect(entered.status).toBe(200);
      expect(await self(bearing(entered))).toMatchObject({ role: 'author' });
      expect((await call(passkeys, headers)).body.data).toEqual([
        expect.objectContaining({ id: passkey.id, last_used_at: expect.any(String) }),
      ]);
      const other = await login('agent@firm.example');
      expect((await call(`${passkeys}/${passkey.id}`, other, undefined, 'DELETE')).status).toBe(404);
      expect((await call(`${passkeys}/${passkey.id}`, headers, undefined, 'DELETE')).status).toBe(200);
      expect((await signIn(device)).status).toBe(401);
    });

    test('[issue 19] [sec 16] an administrator is in with a passkey alone, and not with the password; another takes a lost one off', async () => {
      const halfway = await login('admin@firm.example');
      // The password alone lets nobody change how the account is guarded.
      expect((await call(`${passkeys}/ask`, halfway, { password })).status).toBe(403);
      const { secret } = (await call('/v2/system/staff/second-factor/enrol', halfway, {})).body.data as {
        secret: string;
      };
      const { Secret, TOTP } = await import('otpauth');
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      expect((await call('/v2/system/staff/second-factor/confirm', halfway, { code })).status).toBe(200);
      const { device, status } = await enrol(halfway);
      expect(status).toBe(200);
      const entered = bearing(await signIn(device));
      expect(await self(entered)).not.toHaveProperty('step');
      expect(await self(await login('admin@firm.example'))).toMatchObject({ step: 'code' });

      const boss = await login('boss@firm.example');
      const begun = (await call('/v2/system/staff/second-factor/enrol', boss, {})).body.data as {
        secret: string;
      };
      const bossCode = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
      await call('/v2/system/staff/second-factor/confirm', boss, { code: bossCode });
      const people = (await call('/v2/system/manage/staff', boss)).body.data as {
        id: string;
        email: string;
      }[];
      const id = people.find(({ email }) => email === 'admin@firm.example')?.id;
      expect(
        (await call(`/v2/system/manage/staff/${id}/second-factor/reset`, boss, undefined, 'POST')).status,
      ).toBe(200);
      expect((await signIn(device)).status).toBe(401);
    });

    test('[sec 15] a passkey of a customer opens nothing here, and the other way round', async () => {
      const headers = await login('agent@firm.example');
      const { device } = await enrol(headers);
      const customerAsk = '/v2/system/customers/authorization/passkey';
      const asked = await call(`${customerAsk}/ask`, {}, undefined, 'POST');
      const proof = device.prove(asked.body.data as PasskeyQuestion);
      expect((await call(customerAsk, {}, proof)).status).toBe(401);
      expect((await call('/v2/system/staff/passkey', {}, proof)).status).toBe(401);
      expect((await signIn(device)).status).toBe(200);
    });
  });
});
