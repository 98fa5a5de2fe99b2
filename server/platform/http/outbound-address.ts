import { BlockList, isIP } from 'node:net';

/**
 * Networks an outside party cannot be in: our own machine, private and link-local ones (cloud metadata among them),
 * shared, documentation, benchmark and multicast ranges (IANA special-purpose registries).
 */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4');

/** The only IPv6 range that is given to the public; what is left out of it stands for other addresses or for nobody. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [net, bits] of [
  // Teredo, ORCHID and the like; documentation; 6to4, which wraps an IPv4 address of anybody's choice.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(net, bits, 'ipv6');

/**
 * Whether an address is one of the public internet ([sec 20]). IPv4 in the forms of IPv6 (`::ffff:127.0.0.1`,
 * `64:ff9b::7f00:1`, `::127.0.0.1`) is not: a name that resolves to one has something to hide.
 */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%', 1);
  if (plain !== address) return false;
  const family = isIP(plain);
  if (family === 4) return !inside.check(plain, 'ipv4');
  if (family === 6) return outside6.check(plain, 'ipv6') && !special6.check(plain, 'ipv6');
  return false;
}
