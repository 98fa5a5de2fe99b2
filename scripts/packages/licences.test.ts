import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaintsOf, isAccepted } from './licences.ts';

const lockfile = join(import.meta.dirname, '../../package-lock.json');

test('[sec 40] every package has a licence somebody has looked at, and a digest of its bytes', async () => {
  const { packages } = JSON.parse(await readFile(lockfile, 'utf8'));
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(complaintsOf(packages)).toEqual([]);
});

test('[sec 40] what is foreign, unknown or unchecked is named', () => {
  const integrity = 'sha512-x';
  expect(
    complaintsOf({
      '': {},
      'node_modules/fine': { license: 'MIT', integrity },
      'node_modules/inside': { license: 'MIT', inBundle: true },
      'node_modules/viral': { license: 'AGPL-3.0-only', integrity },
      'node_modules/silent': { integrity },
      'node_modules/loose': { license: 'MIT' },
      'node_modules/strange': { license: 'MIT', integrity, resolved: 'git+ssh://git@example.com/x.git' },
    }),
  ).toEqual([
    'node_modules/viral: licence AGPL-3.0-only',
    'node_modules/silent: licence unknown',
    'node_modules/loose: no digest of its bytes',
    'node_modules/strange: comes from git+ssh://git@example.com/x.git',
  ]);
});

test.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['GPL-3.0-only', false],
])('[sec 40] %s is accepted: %s', (expression, is) => {
  expect(isAccepted(expression)).toBe(is);
});
