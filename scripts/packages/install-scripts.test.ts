import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { undecidedScripts } from './install-scripts.ts';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));

test('[issue 44] package.json allows or denies the install script of every package, so that npm ci warns of none', () => {
  expect(undecidedScripts(read('package-lock.json').packages, read('package.json').allowScripts)).toEqual([]);
});

test('[issue 44] a package whose install script is undecided is named, and so is a decision about none', () => {
  const packages = {
    '': {},
    'node_modules/plain': {},
    'node_modules/allowed': { hasInstallScript: true },
    'node_modules/denied': { hasInstallScript: true },
    'node_modules/new': { hasInstallScript: true },
    'node_modules/plain/node_modules/@scope/nested': { hasInstallScript: true },
  };
  expect(undecidedScripts(packages, { allowed: true, denied: false, plain: true })).toEqual([
    'new has an install script that is neither allowed nor denied',
    '@scope/nested has an install script that is neither allowed nor denied',
    'plain has no install script',
  ]);
});
