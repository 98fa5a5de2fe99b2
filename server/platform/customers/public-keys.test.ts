import { constants, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createSignatureCheck, fingerprintOf, readPublicKey } from './public-keys.ts';

const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const { publicKey, privateKey } = rsa(2048);
const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const data = Buffer.from('what is signed');
const padding = constants.RSA_PKCS1_PSS_PADDING;
const signed = sign('sha256', data, { key: privateKey, padding, saltLength: 32 });

describe('public keys', () => {
  test('one key has one spelling, in PEM and in base64', () => {
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect([readPublicKey(pem), readPublicKey(der)]).toEqual([der, der]);
    expect(fingerprintOf(der)).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['a short key', rsa(1024).publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    [
      'a key of another kind',
      generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .publicKey.export({ type: 'spki', format: 'pem' })
        .toString(),
    ],
    ['a private key', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['nothing', ''],
  ])('[issue 4] %s is no key to sign in with', (_what, text) => {
    expect(readPublicKey(text)).toBeNull();
  });

  test('[issue 4] any text is a key or none, never a failure', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      // A good key with one byte changed.
      fc.tuple(fc.nat(der.length - 1), fc.base64String({ minLength: 4 })).map(([at, other]) => {
        return `${der.slice(0, at)}${other.slice(0, 1)}${der.slice(at + 1)}`;
      }),
    );
    const settled = (key: string | null) => key === null || readPublicKey(key) === key;
    fc.assert(
      fc.property(texts, (text) => settled(readPublicKey(text))),
      { numRuns: 50 },
    );
  });
});

describe('signatures', () => {
  const check = createSignatureCheck(3);
  test('are good only over what was signed, by a key of the account', async () => {
    expect(await check.matches(data, signed, [der])).toBe(true);
    expect(await check.matches(Buffer.from('other'), signed, [der])).toBe(false);
    expect(await check.matches(data, signed.subarray(1), [der])).toBe(false);
    const pkcs1 = sign('sha256', data, privateKey);
    expect(await check.matches(data, pkcs1, [der])).toBe(false);
    expect(await check.matches(data, signed, [])).toBe(false);
  });

  test('[sec 10] the places without a key are real checks, not left out ones', async () => {
    const seen: string[] = [];
    const one = async (_data: Buffer, _signature: Buffer, key: string) => seen.push(key) < 0;
    await createSignatureCheck(2, one).matches(data, signed, []);
    expect(seen.map((key) => readPublicKey(key))).toEqual(seen);
  });

  test.each([[[]], [[der]], [[der, der, der]]])(
    '[sec 10] the same work whether an account has keys, or exists at all: %#',
    async (keys) => {
      const one = vi.fn(async () => true);
      expect(await createSignatureCheck(3, one).matches(data, signed, keys)).toBe(keys.length > 0);
      expect(one).toHaveBeenCalledTimes(3);
    },
  );
});
