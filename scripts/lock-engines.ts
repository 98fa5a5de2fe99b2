import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { admitOldestNode } from './run/admit-oldest-node.ts';

/*
 * `npm run lock`, after packages changed: `npm ci` on the oldest Node we ask for then prints no warnings about packages
 * that never run on it (docs/decisions/0033-engines-of-packages.md).
 */
const path = join(process.cwd(), 'package-lock.json');
const { text, mended } = admitOldestNode(readFileSync(path, 'utf8'));
writeFileSync(path, text);
console.log(mended.length === 0 ? 'The lockfile is as it should be.' : `Mended: ${mended.join(', ')}.`);
