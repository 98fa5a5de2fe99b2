import { BlockList, isIP } from 'node:net';
import type { ConfigProblem } from './config-error.ts';
import type { VariableValues } from './environment.ts';

/**
 * What keeps a sandbox from running where its published passwords would be an open door: in place of a production whose mode
 * nobody named, or within reach of other machines.
 */
export function findModeProblems(
  env: Readonly<Record<string, string | undefined>>,
  { MODE, HOST, PUBLIC_ORIGIN, SANDBOX_IN_PUBLIC }: Readonly<VariableValues>,
): ConfigProblem[] {
  if (MODE !== 'sandbox') return [];
  // Guessing would be wrong either way: libraries want NODE_ENV=production for a fast sandbox, too.
  if (!env['MODE'] && env['NODE_ENV'] === 'production')
    return [
      {
        name: 'MODE',
        value: undefined,
        expected:
          'production or sandbox, because NODE_ENV is production and nothing else tells a production from a demo',
        cure: 'Set MODE=production, or MODE=sandbox for a demo whose passwords are published.',
      },
    ];
  if (SANDBOX_IN_PUBLIC === 'yes') return [];
  const cure =
    'Set MODE=production; or, where anybody may be the administrator of this demo, SANDBOX_IN_PUBLIC=yes.';
  const problems: ConfigProblem[] = [];
  if (typeof HOST === 'string' && !isLoopback(HOST))
    problems.push({
      name: 'HOST',
      value: HOST,
      expected: 'an address of this machine alone, because MODE is sandbox and its passwords are published',
      cure,
    });
  if (typeof PUBLIC_ORIGIN === 'string' && !isLoopback(hostOf(PUBLIC_ORIGIN)))
    problems.push({
      name: 'PUBLIC_ORIGIN',
      value: PUBLIC_ORIGIN,
      expected: 'an origin on this machine alone, because MODE is sandbox and its passwords are published',
      cure,
    });
  return problems;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only this machine reaches a host. A name other than `localhost` may be anybody's. */
function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return /^(?:[a-z0-9-]+\.)*localhost\.?$/i.test(host);
  return loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** Without the brackets of IPv6. What is no address is nobody's loopback. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1') : origin;
}
