import { constants, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeKeyPair } from './key-pair.ts';

test('[issue 4] the public key that is enrolled proves what the downloaded private key signs', async () => {
  const { privateKey, publicKey } = await makeKeyPair(2048);
  expect(privateKey.split('\n').every((line) => line.length <= 64)).toBe(true);
  const options = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  const data = Buffer.from('challenge');
  const signature = sign('sha256', data, { key: createPrivateKey(privateKey), ...options });
  expect(verify('sha256', data, { key: createPublicKey(publicKey), ...options }, signature)).toBe(true);
});
