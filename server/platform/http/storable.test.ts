import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storageProblems } from './storable.ts';

describe('[sec 31] what the database can keep', () => {
  test('ordinary JSON can be kept', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true, maxDepth: 5 }), (value) => {
        fc.pre(!JSON.stringify(value).includes('\\u0000') && !JSON.stringify(value).includes('__proto__'));
        expect(storageProblems(value)).toEqual([]);
      }),
    );
  });

  test.each([
    [{ a: ['x\u0000'] }, '/a/0'],
    [{ 'a/b~': '\udc00' }, '/a~1b~0'],
    [{ a: { 'x\u0000': 1 } }, '/a'],
    [JSON.parse('{"a":{"__proto__":{"b":1}}}'), '/a'],
  ])('%j is refused, naming the place', (value, pointer) => {
    expect(storageProblems(value).map(([at]) => at)).toEqual([pointer]);
  });

  test('of many problems the first few are named, wherever they are', () => {
    const wrong = Array.from({ length: 100 }, () => ['\u0000']);
    expect(storageProblems({ a: wrong }).map(([at]) => at)).toEqual(
      Array.from({ length: 20 }, (_, index) => `/a/${index}/0`),
    );
  });

  test('nesting has an end', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(storageProblems(deep)).toHaveLength(1);
  });
});
