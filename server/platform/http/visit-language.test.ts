import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wantedLanguage } from './visit-language.ts';

describe('[spec 1] the language a caller wants', () => {
  test.each([
    ['en', 'pl', { named: 'en', accepted: [] }],
    ['EN-gb', undefined, { named: 'en-GB', accepted: [] }],
    ['nonsense', 'pl', { named: null, accepted: ['pl'] }],
    [undefined, 'en-GB,en;q=0.9,pl;q=0.95', { named: null, accepted: ['en-GB', 'en', 'pl'] }],
    [undefined, 'de;q=0, pl', { named: null, accepted: ['pl'] }],
    [undefined, '*, xx-yyyy', { named: null, accepted: [] }],
    [undefined, undefined, { named: null, accepted: [] }],
  ])('language=%s, Accept-Language: %s', (named, header, expected) => {
    expect(wantedLanguage(named, header)).toEqual(expected);
  });

  test('whatever a client sends, what comes out are language tags, and few', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string(), { nil: undefined }),
        fc.string({ maxLength: 2000 }),
        (named, header) => {
          const wanted = wantedLanguage(named, header);
          const tags = [wanted.named, ...wanted.accepted].filter((tag) => tag !== null);
          expect(tags.every((tag) => /^[a-z]{2}(-[A-Z]{2})?$/.test(tag))).toBe(true);
          expect(tags.length).toBeLessThanOrEqual(20);
        },
      ),
    );
  });
});
