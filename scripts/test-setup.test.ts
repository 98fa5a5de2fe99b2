import { expect, test } from 'vitest';
import { expectConsole } from './test-setup.ts';

test('a declared console message is allowed', () => {
  expectConsole(/left the door open/);
  console.warn('Somebody %s.', 'left the door open');
});

test.fails('an undeclared console message fails the test', () => {
  console.error('Nobody asked for this.');
});

test.fails('a declared message that never comes fails the test', () => {
  expectConsole(/never written/);
  expect(true).toBe(true);
});
