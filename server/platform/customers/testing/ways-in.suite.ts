import { constants, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RsaChallenge } from '#schemas/customer.ts';
import { sandboxPassword } from '../../base/secrets/sandbox-accounts.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { addressesOf, bearing, customerAsking, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { maxKeys } from '../customer-keys.ts';
import { challengeLifeMs } from '../signature-challenges.ts';

const keysUrl = '/v2/system/customers/account/keys';
const rsaUrl = '/v2/loan/user/login-rsa?language=en';
const socialUrl = (group: string, network: string) =>
  `/v2/system/customers/authorization/login/${group}/social-networks/${network}`;
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const padding = constants.RSA_PKCS1_PSS_PADDING;

/** Signing in without a password: by signature, and by a social network. */
onBackends((backend) => {
  describe('ways to sign in', () => {
    let platform: Platform;
    let production: Platform;
    let time = Date.UTC(2026, 0, 1);
    const addresses = addressesOf('10.80');
    const { publicKey, privateKey } = newKey();
    beforeAll(async () => {
      [platform, production] = await Promise.all([
        backend.open({ now: () => time }),
        backend.open({ sandbox: false, now: () => time }),
      ]);
    });
    afterAll(() => Promise.all([platform.close(), production.close()]));
    const rsa = (payload: object, at = platform) => ask(at, rsaUrl, { payload, remoteAddress: addresses() });
    const challengeFor = async (email: string) => (await rsa({ email })).body.data as RsaChallenge;
    const signedBy = (key: KeyObject, { challenge_id, challenge }: RsaChallenge) => {
      const data = Buffer.from(challenge, 'base64url');
      const signature = sign('sha256', data, { key, padding, saltLength: 32 }).toString('base64url');
      return { challenge_id, signature };
    };
    const enrol = async (email: string, key: KeyObject, password = sandboxPassword) => {
      const payload = { public_key: pemOf(key), password };
      return (await customerAsking(platform, email))(keysUrl, { payload, remoteAddress: addresses() });
    };
    const social = (token: string, group = 'personal', network = 'mozaika-id', at = platform) =>
      ask(at, socialUrl(group, network), { payload: { token }, remoteAddress: addresses() });
    const socialToken = async (email: string) => {
      const { body } = await ask(platform, `/v2/loan/dev/social-token?email=${encodeURIComponent(email)}`);
      return (body.data as { token: string }).token;
    };

    test('[issue 4] a key that was enrolled with the password signs its owner in, once per challenge', async () => {
      const email = 'contract@example.com';
      expect((await enrol(email, publicKey)).status).toBe(200);
      const proof = signedBy(privateKey, await challengeFor(email.toUpperCase()));
      const answer = await rsa(proof);
      expect([answer.status, tokensOf(answer).email]).toEqual([200, email]);
      expect((await rsa(proof)).status).toBe(401);
      const late = signedBy(privateKey, await challengeFor(email));
      time += challengeLifeMs;
      expect((await rsa(late)).status).toBe(401);
    });

    test('[issue 4] a challenge is used up by a wrong signature, and good for one account', async () => {
      const email = 'contract@example.com';
      const challenge = await challengeFor(email);
      expect((await rsa(signedBy(newKey().privateKey, challenge))).status).toBe(401);
      expect((await rsa(signedBy(privateKey, challenge))).status).toBe(401);
      expect((await rsa(signedBy(privateKey, await challengeFor('blocked@example.com')))).status).toBe(401);
    });

    test('[sec 10] asking and failing look the same for an account with keys, without, and none at all', async () => {
      const emails = ['contract@example.com', 'resale-wait@example.com', 'nobody@example.com'];
      const wrong = newKey().privateKey;
      const answers = await Promise.all(
        emails.map(async (email) => {
          const asked = await rsa({ email });
          const { challenge, challenge_id } = asked.body.data as RsaChallenge;
          const failed = await rsa(signedBy(wrong, { challenge, challenge_id }));
          return [asked.status, challenge.length, challenge_id.length, failed.status, failed.body];
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    });

    test('[sec 9] challenges are limited per account, known or not', async () => {
      const statuses = ['screening@example.com', 'unknown@example.com'].map(async (email) => {
        const asked = await Promise.all(Array.from({ length: 7 }, () => rsa({ email })));
        return asked.map(({ status }) => status).sort();
      });
      const expected = [200, 200, 200, 200, 200, 429, 429];
      expect(await Promise.all(statuses)).toEqual([expected, expected]);
    });

    test('[sec 13] enrolling needs the password, and a key that is one', async () => {
      const wrong = await enrol('data-checking@example.com', publicKey, 'wrong');
      expect([wrong.status, wrong.body.error?.code]).toEqual([422, 'invalid_fields']);
      expect(Object.keys(wrong.body.error?.fields ?? {})).toEqual(['password']);
      const asking = await customerAsking(platform, 'data-checking@example.com');
      const payload = { public_key: 'no key', password: sandboxPassword };
      const bad = await asking(keysUrl, { payload, remoteAddress: addresses() });
      expect([bad.status, Object.keys(bad.body.error?.fields ?? {})]).toEqual([422, ['public_key']]);
      expect((await ask(platform, keysUrl, { payload })).status).toBe(401);
    });

    test('[sec 15] keys are seen and removed by their owner only', async () => {
      const [owner, other] = await Promise.all([
        customerAsking(platform, 'inresale@example.com'),
        customerAsking(platform, 'scoring@example.com'),
      ]);
      const payload = { public_key: pemOf(publicKey), password: sandboxPassword };
      const { body } = await owner(keysUrl, { payload, remoteAddress: addresses() });
      const { id } = body.data as { id: string };
      expect((await owner(keysUrl)).body.data).toEqual([body.data]);
      expect((await other(keysUrl)).body.data).toEqual([]);
      expect((await other(`${keysUrl}/${id}`, { method: 'DELETE' })).status).toBe(404);
      expect((await ask(platform, `${keysUrl}/${id}`, { method: 'DELETE' })).status).toBe(401);
      expect((await owner(`${keysUrl}/${id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await owner(keysUrl)).body.data).toEqual([]);
    });

    test('an account has a few keys at most, however many come at once', async () => {
      const asking = await customerAsking(platform, 'processing@example.com');
      const pems = Array.from({ length: maxKeys + 1 }, () => pemOf(newKey().publicKey));
      const add = (public_key: string) =>
        asking(keysUrl, {
          payload: { public_key, password: sandboxPassword },
          remoteAddress: addresses(),
        });
      const first = await Promise.all(pems.slice(0, 3).map(add));
      const rest = await Promise.all(pems.slice(3).map(add));
      const statuses = [...first, ...rest].map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
      expect((await add(pems[0] ?? '')).status).toBe(first[0]?.status);
    });

    test('[issue 4] a network that verified the address signs a verified account in, and stays linked', async () => {
      const answer = await social(await socialToken('Contract@example.com'));
      expect([answer.status, tokensOf(answer).email]).toEqual([200, 'contract@example.com']);
      const again = await social(await socialToken('Contract@example.com'));
      expect(again.status).toBe(200);
    });

    test('[issue 4] whoever the network does not prove is refused', async () => {
      const person = { firstname: 'A', lastname: 'B', group: 'personal', password: 'correct horse' };
      await platform.addCustomer({ ...person, email: 'unproved@firm.example' });
      const old = await socialToken('blocked@example.com');
      const answers = await Promise.all([
        social(await socialToken('unproved@firm.example')),
        social(await socialToken('nobody@firm.example')),
        social('garbage'),
        social(await socialToken('blocked@example.com'), 'partner'),
        social(await socialToken('blocked@example.com'), 'strangers'),
        social(await socialToken('blocked@example.com'), 'personal', 'other-network'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 404, 404]);
      time += 5 * 60_000;
      expect((await social(old)).status).toBe(401);
    });

    test('[sec 40] production has no sandbox network and makes no tokens for it', async () => {
      const token = await socialToken('contract@example.com');
      expect((await social(token, 'personal', 'mozaika-id', production)).status).toBe(404);
      const { status, body } = await ask(production, '/v2/loan/dev/social-token?email=a@b.pl');
      expect([status, body.error?.message]).toEqual([404, expect.stringContaining('There is no call')]);
    });

    test('a token of the network is no access token', async () => {
      const headers = bearing(await socialToken('contract@example.com'));
      expect((await ask(platform, keysUrl, { headers })).status).toBe(401);
    });
  });
});
