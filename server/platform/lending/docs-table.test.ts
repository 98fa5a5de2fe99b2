import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { transitions } from './transitions.ts';

/** The rows of docs/lending.md, as the table says them. */
const rows = Object.entries(transitions).flatMap(([status, row]) =>
  Object.entries(row).map(([event, { to, by }]) => {
    const ends = to.map((end) => `\`${end}\``).join(', ');
    return `| \`${status}\` | \`${event}\` | ${ends} | ${by} |`;
  }),
);

test('[issue 5] docs/lending.md has every transition, and no other', () => {
  const text = readFileSync('docs/lending.md', 'utf8');
  const documented = text.split('\n').filter((line) => /^\| `[a-z-]+` \| `[a-z-]+` \|/.test(line));
  expect(documented).toEqual(rows);
});
