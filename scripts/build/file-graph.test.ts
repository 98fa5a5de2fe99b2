import { expect, test } from 'vitest';
import { circleIn, neededBy } from './file-graph.ts';

test('a circle of files is told from file to file, and two ways to one file are none', () => {
  const among = (imports: Readonly<Record<string, readonly string[]>>) =>
    circleIn(new Map(Object.entries(imports)));
  expect(among({ a: ['b', 'c'], b: ['d'], c: ['d', 'outside'], d: [] })).toBeNull();
  expect(among({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] })).toEqual(['b', 'c', 'd', 'b']);
  expect(among({ alone: ['alone'] })).toEqual(['alone', 'alone']);
});

test('a file comes with all that its imports need', () => {
  const imports = new Map([
    ['view', ['parts', 'runtime']],
    ['parts', ['runtime']],
    ['runtime', []],
    ['consent', []],
  ]);
  const filesFor = (file: string) => [...neededBy([file], (one) => imports.get(one) ?? [])].sort();
  expect(filesFor('view')).toEqual(['parts', 'runtime', 'view']);
  expect(filesFor('consent')).toEqual(['consent']);
});
