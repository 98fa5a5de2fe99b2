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

  test('all values of a name are one reading', () => {
    const query = createQueryReader('?kolor=bialy&utm=x&kolor=czarny');
    expect(query.parameters('kolor')).toEqual(['bialy', 'czarny']);
    expect([...query.read]).toEqual(['kolor']);
  });

  test('[issue 17] a query is written anew only where it says a thing otherwise; what else it says stays', () => {
    const rewritten = (search: string) => createQueryReader(search).rewritten({ kolor: 'bialy', page: null });
    expect(rewritten('kolor=bialy')).toBeNull();
    expect(rewritten('utm=x&kolor=bialy')).toBeNull();
    expect(rewritten('kolor=bialy&kolor=bialy')).toBe('kolor=bialy');
    expect(rewritten('page=1&utm=a%26b&kolor=bialy')).toBe('kolor=bialy&utm=a%26b');
    expect(createQueryReader('').rewritten({ price: '1~2' })).toBe('price=1~2');
  });
});
