import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';
import { readDefinition } from './read-definition.ts';

test.each([
  ['{\n  "alias": oops\n}', 2],
  ['{"a": 1,}', 1],
  ['[1\n2]', 2],
  ['{"a": 1}\n\nx', 3],
  ['', 1],
])('the line of a mistake is told: %j', (text, line) => {
  expect(readDefinition(text)).toMatchObject({ ok: false, line });
});

test('[law] it finds a mistake exactly where the browser finds one', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, noise) => {
      const place = at % (json.length + 1);
      const text = json.slice(0, place) + noise + json.slice(place);
      expect(findJsonFault(json)).toBeNull();
      expect(findJsonFault(text) === null).toBe(isJson(text));
    }),
  );
});
