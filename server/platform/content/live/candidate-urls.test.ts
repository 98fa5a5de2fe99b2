import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateUrls } from './candidate-urls.ts';

const matches = (rule: string, url: string): boolean =>
  rule === url || rule === url.split(/[?#]/)[0] || (rule.endsWith('*') && url.startsWith(rule.slice(0, -1)));
const path = fc
  .array(fc.constantFrom('/', 'a', 'b', '?', '#', '*'), { maxLength: 8 })
  .map((signs) => `/${signs.join('')}`);

test('[spec 3] the candidates of an address are just the rules that match it, exact ones first, then longest first', () => {
  fc.assert(
    fc.property(path, path, (url, rule) => {
      const candidates = candidateUrls(url);
      // A lone `*` is no rule: rules begin with a slash.
      expect(candidates.includes(rule)).toBe(matches(rule, url));
      const exact = /[?#]/.test(url) ? 2 : 1;
      const prefixes = candidates.slice(exact);
      expect(prefixes.map(({ length }) => length)).toEqual(
        prefixes.map(({ length }) => length).sort((a, b) => b - a),
      );
      expect(candidates[0]).toBe(url);
    }),
  );
});

test('a rule may be 500 characters long, so longer prefixes are not looked for', () => {
  const candidates = candidateUrls(`/${'x'.repeat(3000)}`);
  expect(candidates).toHaveLength(500);
  expect(candidates[1]).toHaveLength(500);
});
