import type { lookup } from 'node:dns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { isPublicAddress } from './outbound-address.ts';

/** A resolver that answers so. */
const answering = (...addresses: readonly string[]) =>
  ((
    _host: string,
    _options: object,
    done: (error: Error | null, found: readonly { address: string; family: number }[]) => void,
  ) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

const inside = [
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
];

describe('[sec 20] calls to outside parties', () => {
  test.each(inside)('%s is not of the public internet', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const literal = createOutbound({ timeoutMs: 240_000 });
    const url = `https://${address.includes(':') ? `[${address.split('%')[0]}]` : address}/`;
    await expect(literal(url, '{}', {})).rejects.toMatchObject({ kind: 'address' });
    if (address.includes('%')) return;
    const named = createOutbound({ timeoutMs: 240_000, resolve: answering('93.184.215.14', address) });
    await expect(named('https://pay.example/', '{}', {})).rejects.toMatchObject({ kind: 'address' });
  });

  test('no spelling of an IPv4 address in an IPv6 one is let through', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(isPublicAddress(`::${address}`)).toBe(false);
      }),
    );
  });

  test.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(['http://pay.example/', 'https://user:secret@pay.example/', 'file:///etc/passwd'])(
    '%s is not called',
    async (url) => {
      const post = createOutbound({
        timeoutMs: 240_000,
        resolve: answering('127.0.0.1'),
        admits: () => true,
      });
      await expect(post(url, '{}', {})).rejects.toMatchObject({ kind: 'address' });
    },
  );
});
