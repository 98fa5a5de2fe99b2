import { constants, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { KeyFileError, readPrivateKey, signChallenge } from './sign-challenge.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const jwk = JSON.stringify(pair.privateKey.export({ format: 'jwk' }));
const challenge = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 251) % 256));

describe('[issue 4] signing in by signature', () => {
  test.each([
    ['a PEM file', pem],
    ['a PEM file with words around it', `Bag Attributes\n${pem}\n`],
    ['a JWK file', jwk],
    ['a JWK file made for something else', jwk.replace('{', '{"alg":"RS512","use":"enc",')],
  ])('%s signs so that the server can tell', async (_name, file) => {
    const signature = await signChallenge(await readPrivateKey(file), challenge.toString('base64url'));
    expect(signature).toMatch(/^[A-Za-z0-9_-]+$/);
    const key = { key: pair.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
    expect(verify('sha256', challenge, key, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  test('the key cannot be taken out again', async () => {
    const key = await readPrivateKey(pem);
    expect(key.extractable).toBe(false);
  });

  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  test.each([
    ['not-a-key', 'hello'],
    ['not-a-key', ''],
    ['wrong-kind', '{}'],
    ['wrong-kind', '{"kty":"RSA","n":"AQAB","e":"AQAB"}'],
    ['wrong-kind', String(ec.export({ type: 'pkcs8', format: 'pem' }))],
    ['old-format', String(pair.privateKey.export({ type: 'pkcs1', format: 'pem' }))],
    [
      'encrypted',
      String(
        pair.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' }),
      ),
    ],
    ['not-a-key', '-----BEGIN PRIVATE KEY-----\n%%%\n-----END PRIVATE KEY-----'],
  ])('says what is wrong with a file: %s', async (problem, file) => {
    await expect(readPrivateKey(file)).rejects.toEqual(new KeyFileError(problem as KeyFileError['problem']));
    await expect(readPrivateKey(file)).rejects.toMatchObject({ problem });
  });
});
