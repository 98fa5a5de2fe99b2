import { describe, expect, test } from 'vitest';
import { createQueryReader } from './query-reader.ts';

describe('[cache] query parameters of a visit', () => {
  test('only what was asked for is noted, absent ones too', () => {
    const query = createQueryReader('?page=2&page=3&utm=x', ['page', 'sort']);
    expect([...query.read]).toEqual([]);
    expect(query.get('page')).toBe('2');
    expect([...query.read]).toEqual(['page']);
    expect(query.get('sort')).toBeNull();
    expect([...query.read]).toEqual(['page', 'sort']);
  });

  test('a parameter the route does not know never influences the page', () => {
    const query = createQueryReader('utm=x&__proto__=y', ['page']);
    expect(query.get('utm')).toBeNull();
    expect(query.get('__proto__')).toBeNull();
    expect([...query.read]).toEqual([]);
  });
});
