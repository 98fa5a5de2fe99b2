import { expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { sandboxAccounts, sandboxPassword } from '#server/platform/base/secrets/sandbox-accounts.ts';
import { welcome } from './welcome.ts';

const address = 'http://127.0.0.1:3000';
const linesOf = (env: Record<string, string>) =>
  welcome({ address, config: readConfig(env), steps: [], ms: 4210 })
    .split('\n')
    .filter((line) => line !== '');

const production = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://www.example.com',
  TRUST_PROXY: 'loopback',
  PLATFORM_URL: 'https://platform.example.com',
  METRICS_PORT: '9464',
};

test('[issue 44] a sandbox says in ten lines where to go, as whom, and how long its start took', () => {
  const lines = linesOf({});
  expect(lines.length).toBeLessThanOrEqual(10);
  // Programs that start a server look for this line.
  expect(lines[0]).toBe(`  Mozaika runs at ${address}`);
  const text = lines.join('\n');
  // The first line is the site's.
  const places = ['', '/studio', '/dev-examples/component-examples', '/dev-examples/outbox'];
  for (const place of places) expect(text).toContain(`${address}${place}\n`);
  for (const { email } of sandboxAccounts) expect(text).toContain(email);
  expect(text).toContain('contract@example.com');
  expect(text).toContain(sandboxPassword);
  expect(text).toContain('4.2 s');
});

test('[issue 44] [sec 40] a production names its address, no account, no password and no page of the sandbox', () => {
  const lines = linesOf(production);
  expect(lines).toEqual([`  Mozaika runs at ${address}`, '  Started in 4.2 s.']);
});
