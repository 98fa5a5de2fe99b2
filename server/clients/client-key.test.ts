import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientKey } from './client-key.ts';

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
/** Not written as an IPv4 address: the first group says so. */
const network = fc.tuple(fc.constantFrom('2001', '2a02', 'fd00', 'fe80'), group, group, group);
const host = fc.tuple(group, group, group, group);
const join = (...parts: readonly (readonly string[])[]) => parts.flat().join(':');

describe('[sec 9] the client that an address stands for', () => {
  test('[law] is the network of 64 bits for all hosts of it, and no other', () => {
    fc.assert(
      fc.property(network, network, host, host, (one, other, here, there) => {
        expect(clientKey(join(one, here))).toBe(clientKey(join(one, there)));
        const same = one.every((part, place) => part === other[place]);
        expect(clientKey(join(one, here)) === clientKey(join(other, here))).toBe(same);
      }),
    );
  });

  test('[law] is an IPv4 address itself, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(clientKey(address)).toBe(address);
        expect(clientKey(`::ffff:${address}`)).toBe(address);
      }),
    );
  });

  test.each([
    ['2001:db8:0:1:0:0:0:7', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1::7', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %j is %j', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});
