import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const origin = 'https://shop.test';
const locales = ['pl', 'en', 'uk'];

test.each([
  ['https://shop.test/', '/', 'pl'],
  ['https://shop.test/faq?q=rrso#top', '/faq?q=rrso', 'pl'],
  ['https://shop.test/en', '/', 'en'],
  ['https://shop.test/uk/blog/rrso', '/blog/rrso', 'uk'],
  ['https://shop.test/england', '/england', 'pl'],
])('[studio] the link %s is the page %s in %s', (href, path, locale) => {
  expect(linkTarget(href, origin, locales)).toEqual({ kind: 'page', path, locale });
});

test.each([
  'https://bank.example/faq',
  'https://shop.test.evil.example/',
  'http://shop.test/faq',
  'https://shop.test/media/a.pdf',
  'https://shop.test/v2/docs',
  'https://shop.test/studio/pages',
  'https://shop.test/_preview/x',
  'https://shop.test/umowa.pdf',
  'javascript:alert(1)',
  'nothing',
])('[studio] the link %s leads out of what can be previewed', (href) => {
  expect(linkTarget(href, origin, locales)).toEqual({ kind: 'outside', address: href });
});

test('[law] [studio] an address and a language make a link that leads back to them', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 3 }), fc.constantFrom(...locales), (words, locale) => {
      fc.pre(
        !['v2', 'assets', 'media', 'illustrations', 'fonts', 'studio'].some((one) =>
          words[0]?.startsWith(one),
        ),
      );
      const path = `/${words.join('/')}`;
      const prefix = locale === 'pl' ? '' : `/${locale}`;
      expect(linkTarget(origin + prefix + path, origin, locales)).toEqual({ kind: 'page', path, locale });
    }),
  );
});
