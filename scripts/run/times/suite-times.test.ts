import { expect, test } from 'vitest';
import { addParts, groupTests, idleOf, longest } from './suite-times.ts';

const row = (file: string, ms: number) => ({ file, title: 't', ms });

test('the longest come first, the others as their number and sum', () => {
  const { first, left, leftMs } = longest([row('a', 1), row('b', 5), row('c', 3), row('d', 2)], 2);
  expect(first.map(({ file }) => file)).toEqual(['b', 'c']);
  expect({ left, leftMs }).toEqual({ left: 2, leftMs: 3 });
});

test('tests are added up by file', () => {
  expect(groupTests([row('a', 1), row('b', 5), row('a', 3)], ({ file }) => file)).toEqual([
    { key: 'a', tests: 2, ms: 4 },
    { key: 'b', tests: 1, ms: 5 },
  ]);
});

test('parts are added up by name, whatever the name is', () => {
  expect(addParts([{ waiting: 1, constructor: 2 }, { waiting: 3 }])).toEqual({ waiting: 4, constructor: 2 });
});

test('a worker is idle while tests run and it has none', () => {
  const times = {
    wallMs: 110,
    startMs: 10,
    slots: 2,
    workers: [],
    tests: [],
    purposes: {},
    inspections: {},
    files: [
      { file: 'a', tests: 1, ms: 90 },
      { file: 'b', tests: 1, ms: 80 },
    ],
  };
  expect(idleOf(times)).toBe(30);
});
