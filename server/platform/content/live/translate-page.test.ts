import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageDocument } from '#schemas/page.ts';
import { replaceText } from '#schemas/replace-text.ts';
import { translatePage } from './translate-page.ts';

const escapePart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every place of a value: its pointer and what is there. */
function places(node: unknown, pointer = ''): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [[pointer, node]];
  const inner = Object.entries(node).flatMap(([name, child]) =>
    places(child, `${pointer}/${escapePart(name)}`),
  );
  return [[pointer, node], ...inner];
}

// Names that JSON may hold and JavaScript treats in its own way are as likely as any other.
const name = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '0', '1', '01', '-', 'a/b', '~', 'length'),
);
const value = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('node'), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie('node')), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
  ),
})).node;
const props = fc
  .array(fc.tuple(name, value), { maxLength: 5 })
  .map((entries): Record<string, unknown> => Object.fromEntries(entries));
const pointer = fc
  .array(name, { maxLength: 4 })
  .map((parts) => parts.map((part) => `/${escapePart(part)}`).join(''));

describe('[spec 3] texts of a language over the base texts', () => {
  test('exactly the text at the pointer changes', () => {
    fc.assert(
      fc.property(props, fc.nat(), fc.string(), (base, pick, text) => {
        const texts = places(base).filter(([, found]) => typeof found === 'string');
        const [at] = texts[pick % Math.max(1, texts.length)] ?? [''];
        fc.pre(at !== '');
        const expected = places(base).map(([where, found]) =>
          where === at ? [where, text] : [where, found],
        );
        const leaves = (all: unknown[][]) => all.filter(([, found]) => typeof found !== 'object');
        expect(leaves(places(replaceText(base, at, text)))).toEqual(leaves(expected));
      }),
    );
  });

  test('any other pointer changes nothing, and nothing outside is ever reached', () => {
    fc.assert(
      fc.property(props, pointer, fc.string(), (base, at, text) => {
        fc.pre(!places(base).some(([where, found]) => where === at && typeof found === 'string'));
        const before = JSON.stringify(base);
        expect(JSON.stringify(replaceText(base, at, text))).toBe(before);
        expect(JSON.stringify(base)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  test('pointers into a prototype reach nothing', () => {
    const base = { text: 'a', list: ['b'] };
    for (const at of [
      '/__proto__/polluted',
      '/constructor/name',
      '/list/length',
      '/list/-',
      '/text/0',
      '/list/01',
    ]) {
      expect(replaceText(base, at, 'x')).toEqual(base);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('a language named like something inherited has no texts', () => {
    const page: PageDocument = {
      alias: 'a',
      title: 'T',
      layout: 'default',
      blocks: [{ id: '1', type: 't', props: { a: 'x' }, locales: { en: { '/a': 'y' } } }],
      locales: { en: { title: 'E' } },
    };
    const { locales: _pageTexts, ...base } = page;
    const plain = { ...base, blocks: [{ id: '1', type: 't', props: { a: 'x' } }] };
    for (const locale of ['constructor', '__proto__', 'toString', 'uk']) {
      expect(translatePage(page, locale)).toEqual(plain);
    }
    expect(translatePage(page, 'en')).toEqual({
      ...plain,
      title: 'E',
      blocks: [{ id: '1', type: 't', props: { a: 'y' } }],
    });
  });
});
