import { expect, test } from 'vitest';
import type { SuiteTimes } from './suite-times.ts';
import { timesDocument } from './times-document.ts';

const steps = [
  { name: 'types', ms: 30_000 },
  { name: 'browser tests', ms: 6_000 },
];
const browser: SuiteTimes = {
  wallMs: 6_000,
  startMs: 1_000,
  slots: 2,
  workers: [],
  files: Array.from({ length: 22 }, (_, at) => ({ file: `e2e/${at}.spec.ts`, tests: 2, ms: 100 + at })),
  tests: [{ file: 'e2e/1.spec.ts', title: 'shows a | b', ms: 1_500 }],
  purposes: { waiting: 1_250 },
  inspections: { 'keyboard, Tab': 900 },
};

test('a run as tables that are readable as text', () => {
  const document = timesDocument({ wallMs: 31_000, steps, unit: null, browser });
  expect(document).toContain(
    ['| Step          |    s |', '| ------------- | ---: |', '| types         | 30.0 |'].join('\n'),
  );
  expect(document).toContain('| all           | 31.0 |');
  expect(document).toMatch(/\| 2 others +\| +4 \| +0\.2 \|/);
  expect(document).toMatch(/\| waiting +\| +1\.3 \|/);
  expect(document).toMatch(/\| everything else +\| +1\.2 \|/);
  expect(document).toMatch(/\| keyboard, Tab +\| +0\.9 \|/);
  expect(document).toMatch(/\| e2e\/1\.spec\.ts: shows a \\\| b +\| 1\.5 \|/);
});

test('a tool that left no times is left out', () => {
  const document = timesDocument({ wallMs: 31_000, steps, unit: null, browser: null });
  expect(document).toContain('| types ');
  expect(document).not.toContain('| Files of');
});
