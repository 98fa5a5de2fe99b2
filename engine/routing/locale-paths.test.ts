import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { localeHref } from './locale-href.ts';
import { defaultLanguage, splitLocale } from './split-locale.ts';

const language = (locale: string, is_default = false): Language => ({
  id: locale,
  title: locale,
  short_title: locale,
  selftitle: locale,
  is_default,
  locale,
  code: locale.slice(0, 2),
});
const languages = [language('en'), language('pl', true), language('en-GB')];

describe('[spec 2] locale of a path', () => {
  test.each([
    ['/about', 'pl', '/about'],
    ['/', 'pl', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/about', 'en', '/about'],
    ['/en-GB/about', 'en-GB', '/about'],
    ['/uk/about', 'pl', '/uk/about'],
    ['/english', 'pl', '/english'],
  ])('%s is %s %s', (path, locale, inner) => {
    expect(splitLocale(path, languages)).toEqual({ locale, path: inner });
  });

  test.each([
    ['/pl', '/'],
    ['/pl/about', '/about'],
  ])('the default language is not spelled out: %s moves to %s', (path, redirectTo) => {
    expect(splitLocale(path, languages)).toEqual({ locale: 'pl', path: redirectTo, redirectTo });
  });

  test('[sec 21] no rest of a path becomes another host', () => {
    const rest = fc
      .array(fc.constantFrom('/', '\\', 'evil.example', '%2f', 'pl'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.constantFrom('/pl', '/en'), rest, (prefix, tail) => {
        const { path, redirectTo } = splitLocale(prefix + tail, languages);
        for (const target of [path, redirectTo ?? '/'])
          expect(new URL(target, 'https://here.example').host).toBe('here.example');
      }),
    );
  });

  test('no language at all is our own bug', () => {
    expect(() => defaultLanguage([])).toThrow(/language/);
  });
});

describe('[spec 2] address of a link in a language', () => {
  test.each([
    ['/about', '/en/about'],
    ['/', '/en'],
    ['/?page=2', '/en?page=2'],
    ['/about?x=1#top', '/en/about?x=1#top'],
    ['/posts?next=a.pdf', '/en/posts?next=a.pdf'],
  ])('%s is %s', (link, href) => {
    expect(localeHref(link, 'en', languages)).toBe(href);
    expect(localeHref(link, 'pl', languages)).toBe(link);
  });

  test.each([
    '/en/about',
    '/pl/about',
    '/en',
    '#top',
    '?page=2',
    'https://other.example/about',
    '//other.example/about',
    '/\\other.example',
    'mailto:a@b.example',
    'tel:+48123',
    '/media/terms.pdf',
    '/media/terms',
    '/v2/docs',
    '/rules.pdf',
    '/studio',
  ])('%s stays as it is', (link) => {
    expect(localeHref(link, 'en', languages)).toBe(link);
  });

  test('[law] taking the prefix off gives back language and path', () => {
    const path = fc.array(
      fc
        .stringMatching(/^[a-z0-9]{1,8}$/)
        .filter((text) => !['v2', 'pl', 'en', 'media', 'fonts', 'assets', 'studio'].includes(text)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(path, fc.constantFrom('pl', 'en', 'en-GB'), (segments, locale) => {
        const plain = `/${segments.join('/')}`;
        const href = localeHref(plain, locale, languages);
        expect(splitLocale(href, languages)).toEqual({ locale, path: plain });
        expect(localeHref(href, locale, languages)).toBe(href);
      }),
    );
  });
});
