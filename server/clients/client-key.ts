import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a provider hands to one customer; what follows they choose themselves. */
const clientBits = 64;

/**
 * Who an address stands for where somebody is counted ([sec 9]): an IPv4 address for itself, also where it is written as
 * IPv6, and an IPv6 address for its network, since whoever has one has 2^64 of them.
 * @returns e.g. `192.0.2.7` or `2001:db8:0:1::/64`; what is no address as it came
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const client = ipaddr.process(address);
  if (client.kind() === 'ipv4') return client.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${client.toNormalizedString().split('%', 1)[0]}/${clientBits}`).toString()}/${clientBits}`;
}
