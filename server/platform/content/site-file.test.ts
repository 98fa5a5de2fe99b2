import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { readSiteFile, siteFileText } from './site-file.ts';

const kind = fc.constantFrom(...(Object.keys(contentKinds) as ContentKindName[]));
const site = fc.record({
  name: fc.string({ minLength: 1, maxLength: 20 }),
  entries: fc.array(
    fc.record(
      { kind, key: fc.string(), locale: fc.constantFrom('pl', 'en-GB'), data: fc.jsonValue() },
      { requiredKeys: ['kind', 'key', 'data'] },
    ),
  ),
});

describe('[issue 6] the file of a site', () => {
  test('is read as it was written, and written again with the same bytes', () => {
    fc.assert(
      fc.property(site, (one) => {
        const text = siteFileText(one);
        expect(siteFileText(readSiteFile(JSON.parse(text)))).toBe(text);
      }),
    );
  });

  test('has a line for each value, and ends its last one', () => {
    const text = siteFileText({ name: 'a', entries: [{ kind: 'config', key: 'site', data: { list: [1] } }] });
    expect(text.split('\n').slice(7, 10)).toEqual(['        "list": [', '          1', '        ]']);
    expect(text.endsWith('}\n')).toBe(true);
  });

  test.each([
    [null],
    [[]],
    [{ name: 'a' }],
    [{ name: '', entries: [] }],
    [{ name: 'a', entries: [{ kind: 'page' }] }],
  ])('is refused when it is none: %j', (file) => {
    expect(() => readSiteFile(file)).toThrow('This is no file of a site');
  });

  test('is refused with a kind of content there is not, which is named', () => {
    const file = { name: 'shop', entries: [{ kind: 'toString', key: 'one', data: {} }] };
    expect(() => readSiteFile(file)).toThrow(
      'The site shop cannot be read: toString one is no kind of content.',
    );
  });
});
