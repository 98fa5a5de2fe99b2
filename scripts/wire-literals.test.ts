import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rooms = ['engine', 'registry', 'renderer', 'schemas', 'server', 'studio', 'ui', 'widgets'];
const sources = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`, {
  exclude: ['**/*.test.*', '**/*.suite.*', '**/testing/**', '**/*-bench.ts', '**/*call-examples.ts'],
});
/** Code of a file without what is only said in comments. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Addresses that are no calls: the description of the API, and the route that takes all of them. */
const noCalls = /['"`]\/v2\/(?:openapi\.json|docs|docs\.css|\*)['"`]/g;

test('[issue 15] an address of the wire stands in its record and nowhere else', () => {
  const named = sources
    .filter((file) => !file.startsWith('schemas/calls/'))
    .filter((file) => /['"`]\/v2\/[a-z$*{]/.test(codeOf(file).replace(noCalls, "''")));
  for (const room of rooms)
    expect(
      sources.some((file) => file.startsWith(`${room}/`)),
      room,
    ).toBe(true);
  expect(named).toEqual([]);
});

test('[issue 15] no view casts an answer: its type follows from the record', () => {
  const casts = sources
    .filter((file) => /^(?:renderer|studio|ui|widgets)\//.test(file))
    .filter((file) => /\b(?:callPlatform|askPlatform|callStaff|listStaff)\(/.test(codeOf(file)))
    .filter((file) => /\bdata as [A-Z]/.test(codeOf(file)));
  expect(casts).toEqual([]);
});

test('[issue 15] only the client of staff, and what is no call of the platform, asks without a record', () => {
  const asking = sources
    .filter((file) => file.startsWith('studio/'))
    .filter((file) => /\bapi(?:<[^(]*>)?\((?!studio[A-Z]\w*Path\b)/.test(codeOf(file)));
  expect(asking).toEqual(['studio/app/api.ts', 'studio/app/staff-call.ts']);
});
