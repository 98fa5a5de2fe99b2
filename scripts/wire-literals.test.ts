import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync(
  '{account,design,engine,flow,forms,registry,renderer,schemas,server,studio,widgets}/**/*.{ts,tsx}',
  {
    exclude: ['**/*.test.*', '**/*.suite.*', '**/testing/**', '**/*-bench.ts', '**/*call-examples.ts'],
  },
);
/** Code of a file without what is only said in comments. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Addresses that are no calls: the description of the API, and the route that takes all of them. */
const noCalls = /['"`]\/v2\/(?:openapi\.json|docs|docs\.css|\*)['"`]/g;

test('[issue 15] an address of the wire stands in its record and nowhere else', () => {
  const named = sources
    .filter((file) => !file.startsWith('schemas/calls/'))
    .filter((file) => /['"`]\/v2\/[a-z$*{]/.test(codeOf(file).replace(noCalls, "''")));
  expect(sources.length).toBeGreaterThan(1000);
  expect(named).toEqual([]);
});

test('[issue 15] no view casts an answer: its type follows from the record', () => {
  const casts = sources
    .filter((file) => /^(?:account|flow|forms|renderer|studio|widgets)\//.test(file))
    .filter((file) => /\b(?:callPlatform|askPlatform|callStaff)\(/.test(codeOf(file)))
    .filter((file) => /\bdata as [A-Z]/.test(codeOf(file)));
  expect(casts).toEqual([]);
});
