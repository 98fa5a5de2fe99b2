import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

type Expectation = { readonly pattern: RegExp; seen: boolean };

let expected: Expectation[] = [];
let unexpected: string[] = [];

/**
 * Declares that the running test makes a `console.error` or `console.warn` that matches. It must really come: the test
 * fails otherwise, and it fails for any message nobody declared.
 */
export function expectConsole(pattern: RegExp): void {
  expected.push({ pattern, seen: false });
}

function note(kind: string, values: readonly unknown[]): void {
  const message = format(...values);
  const match = expected.find(({ pattern }) => pattern.test(message));
  if (match) match.seen = true;
  else unexpected.push(`console.${kind}: ${message}`);
}

beforeEach(() => {
  expected = [];
  unexpected = [];
  vi.spyOn(console, 'error').mockImplementation((...values) => note('error', values));
  vi.spyOn(console, 'warn').mockImplementation((...values) => note('warn', values));
});

afterEach(() => {
  const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern));
  expect(
    unexpected,
    'Unexpected console messages. Mend their cause, or declare them with expectConsole().',
  ).toEqual([]);
  expect(missing, 'Declared with expectConsole(), but never written.').toEqual([]);
});
