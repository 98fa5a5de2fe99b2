import { describe, expect, test } from 'vitest';
import { createQueryReader } from './query-reader.ts';

describe('[cache] query parameters of a visit', () => {
  test('only what was asked for is noted, absent ones too', () => {
    const query = createQueryReader('?page=2&page=3&utm=x');
    expect([...query.read]).toEqual([]);
    expect(query.parameter('page')).toBe('2');
    expect([...query.read]).toEqual(['page']);
    expect(query.parameter('sort')).toBeNull();
    expect([...query.read]).toEqual(['page', 'sort']);
  });

  test('names of the language itself are names like any other', () => {
    const query = createQueryReader('utm=x');
    expect(query.parameter('__proto__')).toBeNull();
    expect(query.parameter('constructor')).toBeNull();
  });
});
