import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenSession } from '#schemas/open-session.ts';
import { maxPasskeys, type Passkey, type PasskeyProof, type PasskeyQuestion } from '#schemas/passkey.ts';
import { challengeLifeMs } from '../../base/passkeys/passkey-challenges.ts';
import { sandboxPassword } from '../../base/secrets/sandbox-accounts.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { addressesOf, bearing, customerAsking, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { type Oddity, SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const origin = 'https://www.mozaika.example';
const passkeysUrl = '/v2/system/customers/account/passkeys?language=en';
const sessionsUrl = '/v2/system/customers/account/sessions';
const signInUrl = '/v2/system/customers/authorization/passkey';

type Asking = Awaited<ReturnType<typeof customerAsking>>;

/** Passkeys of customers, and where they are signed in. */
onBackends((backend) => {
  describe('passkeys', () => {
    let platform: Platform;
    let time = Date.UTC(2026, 0, 1);
    const addresses = addressesOf('10.81');
    beforeAll(async () => {
      platform = await backend.open({ now: () => time, publicOrigin: () => origin });
    });
    afterAll(() => platform.close());

    const questionFor = async (asking: Asking, password = sandboxPassword) =>
      asking('/v2/system/customers/account/passkeys/ask?language=en', {
        payload: { password },
        remoteAddress: addresses(),
      });
    const enrol = async (asking: Asking, device: SoftwareAuthenticator, name?: string, oddity?: Oddity) => {
      const question = (await questionFor(asking)).body.data as PasskeyQuestion;
      return asking(passkeysUrl, { payload: device.make(question, name, oddity) });
    };
    const ownerOf = async (email: string) => {
      const asking = await customerAsking(platform, email);
      const device = new SoftwareAuthenticator(origin);
      const added = await enrol(asking, device);
      expect(added.status).toBe(200);
      return { asking, device, passkey: added.body.data as Passkey };
    };
    const signInQuestion = async () =>
      (await ask(platform, `${signInUrl}/ask`, { method: 'POST', remoteAddress: addresses() })).body
        .data as PasskeyQuestion;
    const signIn = (payload: PasskeyProof) =>
      ask(platform, `${signInUrl}?language=en`, { payload, remoteAddress: addresses() });
    const prove = async (device: SoftwareAuthenticator, oddity?: Oddity) =>
      signIn(device.prove(await signInQuestion(), oddity));

    test('[issue 19] a passkey signs its owner in without a password, once per challenge', async () => {
      const { device, asking } = await ownerOf('contract@example.com');
      const proof = device.prove(await signInQuestion());
      const answer = await signIn(proof);
      expect([answer.status, tokensOf(answer).email]).toEqual([200, 'contract@example.com']);
      expect((await signIn(proof)).status).toBe(401);
      const late = device.prove(await signInQuestion());
      time += challengeLifeMs;
      expect((await signIn(late)).status).toBe(401);
      expect((await asking(passkeysUrl)).body.data).toEqual([
        expect.objectContaining({ name: 'Telefon', synced: false, last_used_at: expect.any(String) }),
      ]);
    });

    test('[sec 10] asking names no account and says the same to everybody', async () => {
      const { options } = await signInQuestion();
      expect(options).toMatchObject({ rpId: 'www.mozaika.example', userVerification: 'required' });
      expect(options['allowCredentials'] ?? []).toEqual([]);
    });

    test.each<[string, Oddity]>([
      ['page of another site', { origin: 'https://www.mozaika.example.evil.example' }],
      ['passkey of another host', { host: 'evil.example' }],
      ['device that asked for neither finger nor PIN', { verifiesUser: false }],
    ])('[sec 13] a %s neither signs in nor enrols', async (_what, oddity) => {
      const { device, asking } = await ownerOf('scoring@example.com');
      const refused = await prove(device, oddity);
      expect([refused.status, refused.body.error?.code]).toEqual([401, 'wrong_credentials']);
      const made = await enrol(asking, new SoftwareAuthenticator(origin), 'Laptop', oddity);
      expect([made.status, Object.keys(made.body.error?.fields ?? {})]).toEqual([422, ['credential']]);
      expect((await prove(device)).status).toBe(200);
    });

    test('[issue 19] a copy of a device that lags behind is refused', async () => {
      const { device } = await ownerOf('screening@example.com');
      await prove(device);
      await prove(device);
      device.counter = 0;
      expect((await prove(device)).status).toBe(401);
    });

    test('[sec 13] what was asked for one account, or to sign in, makes no passkey for another', async () => {
      const [anna, jan] = await Promise.all([
        customerAsking(platform, 'inresale@example.com'),
        customerAsking(platform, 'processing@example.com'),
      ]);
      const device = new SoftwareAuthenticator(origin);
      const forAnna = (await questionFor(anna)).body.data as PasskeyQuestion;
      expect((await jan(passkeysUrl, { payload: device.make(forAnna) })).status).toBe(422);
      expect((await anna(passkeysUrl, { payload: device.make(await signInQuestion()) })).status).toBe(422);
      expect((await signIn(device.prove(forAnna))).status).toBe(401);
      // Whoever tried has not used it up, and it is good once.
      const statuses = [];
      for (let turn = 0; turn < 2; turn++)
        statuses.push((await anna(passkeysUrl, { payload: device.make(forAnna) })).status);
      expect(statuses).toEqual([200, 422]);
    });

    test('[sec 13] [sec 38] enrolling needs the password', async () => {
      const asking = await customerAsking(platform, 'data-checking@example.com');
      const refused = await questionFor(asking, 'wrong');
      expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([422, ['password']]);
    });

    test('[sec 15] passkeys are seen and removed by their owner only, and then sign nobody in', async () => {
      const { asking, device, passkey } = await ownerOf('resale-wait@example.com');
      const other = await customerAsking(platform, 'blocked@example.com');
      const one = `/v2/system/customers/account/passkeys/${passkey.id}`;
      expect((await other(passkeysUrl)).body.data).toEqual([]);
      expect((await other(one, { method: 'DELETE' })).status).toBe(404);
      // One device is one account's: nobody takes it over.
      expect((await enrol(other, device)).status).toBe(422);
      expect((await asking(one, { method: 'DELETE' })).status).toBe(200);
      expect((await prove(device)).status).toBe(401);
    });

    test('[issue 19] an account has a few at most, however many come at once', async () => {
      const asking = await customerAsking(platform, 'filling-form@example.com');
      const devices = Array.from({ length: maxPasskeys + 1 }, () => new SoftwareAuthenticator(origin));
      const made = [];
      // One by one: wrong passwords are counted before they are looked at.
      for (const device of devices)
        made.push(device.make((await questionFor(asking)).body.data as PasskeyQuestion));
      const answers = await Promise.all(made.map((payload) => asking(passkeysUrl, { payload })));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array.from({ length: maxPasskeys }, () => 200), 422]);
    });

    test('[issue 19] devices are listed with what their browsers say, and ended one by one', async () => {
      const email = 'nothing@example.com';
      const signInWith = async (agent: string) =>
        tokensOf(
          await ask(platform, '/v2/loan/user/login', {
            payload: { email, password: sandboxPassword },
            headers: { 'user-agent': agent },
            remoteAddress: '10.81.200.1',
          }),
        ).token;
      const phone = await signInWith('Phone');
      time += 1000;
      const laptop = await signInWith('Laptop');
      const list = async (token: string) =>
        (await ask(platform, sessionsUrl, { headers: bearing(token) })).body.data as OpenSession[];
      const devices = await list(laptop);
      expect(devices.map(({ agent, address, current }) => [agent, address, current])).toEqual([
        ['Laptop', '10.81.200.1', true],
        ['Phone', '10.81.200.1', false],
      ]);
      const end = (token: string, id: string) =>
        ask(platform, `${sessionsUrl}/${id}/end`, { method: 'POST', headers: bearing(token) });
      const phoneId = devices[1]?.id ?? '';
      // [sec 15]: somebody else's is not there.
      const stranger = tokensOf(await logIn(platform, 'call-verification@example.com')).token;
      expect((await end(stranger, phoneId)).status).toBe(404);
      expect((await end(laptop, phoneId)).status).toBe(200);
      expect((await end(laptop, phoneId)).status).toBe(404);
      expect((await ask(platform, sessionsUrl, { headers: bearing(phone) })).status).toBe(401);
      expect(await list(laptop)).toHaveLength(1);
    });
  });
});
