import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTranslator } from './translator.ts';

describe('[i18n] translator', () => {
  test.each([
    [
      'pl',
      ['1 dzień', '2 dni', '5 dni', '22 dni', '1.5 dnia'],
      {
        d_one: '{{count}} dzień',
        d_few: '{{count}} dni',
        d_many: '{{count}} dni',
        d_other: '{{count}} dnia',
      },
    ],
    [
      'ru',
      ['1 день', '2 дня', '5 дней', '22 дня', '1.5 дня'],
      { d_one: '{{count}} день', d_few: '{{count}} дня', d_many: '{{count}} дней', d_other: '{{count}} дня' },
    ],
    [
      'uk',
      ['1 день', '2 дні', '5 днів', '22 дні', '1.5 дня'],
      { d_one: '{{count}} день', d_few: '{{count}} дні', d_many: '{{count}} днів', d_other: '{{count}} дня' },
    ],
  ])('counts in %s', (locale, words, texts) => {
    const t = createTranslator(locale, [texts]);
    expect([1, 2, 5, 22, 1.5].map((count) => t('d', { count }))).toEqual(words);
  });

  test('later layers win, a missing key is shown as it is', () => {
    const t = createTranslator('pl', [{ a: '1', b: '1' }, { b: '2' }]);
    expect([t('a'), t('b'), t('not.there:at all'), t('constructor'), t('__proto__')]).toEqual([
      '1',
      '2',
      'not.there:at all',
      'constructor',
      '__proto__',
    ]);
  });

  test('two translators share nothing', () => {
    const texts = Object.freeze({ a: 'one' });
    const one = createTranslator('pl', [texts]);
    expect(createTranslator('en', [{ a: 'two' }])('a')).toBe('two');
    expect(one('a')).toBe('one');
  });

  test('values are put in unescaped, and stay values whatever their name', () => {
    const t = createTranslator('pl', [{ a: '{{name}} {{lng}} {{context}}', x: 'secret' }]);
    expect(t('a', { name: '<b>&', lng: 'en', context: 'c' })).toBe('<b>& en c');
    expect(t('a', { name: '$t(x)', lng: '', context: '' })).toBe('$t(x)  ');
  });

  test('[sec 31] a text cannot call another one, or itself', () => {
    const t = createTranslator('pl', [{ a: 'x $t(a)' }]);
    expect(t('a')).toBe('x $t(a)');
    expect(t('a', { b: 1 })).toBe('x $t(a)');
  });

  test('[law] a text without placeholders comes back letter by letter', () => {
    const plain = fc.string().filter((text) => text !== '' && !text.includes('{{'));
    fc.assert(
      fc.property(plain, (text) => {
        const t = createTranslator('pl', [{ key: text }]);
        expect(t('key')).toBe(text);
        expect(t('key', { count: 1 })).toBe(text);
      }),
    );
  });
});
