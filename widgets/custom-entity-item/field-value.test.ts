import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFieldValue } from './field-value.ts';

describe('readFieldValue', () => {
  test.each([
    ['ul. Kafelkowa 12', { kind: 'text', text: 'ul. Kafelkowa 12' }],
    [0, { kind: 'number', number: 0 }],
    [false, { kind: 'flag', flag: false }],
    ['<p>Winda</p>', { kind: 'formatted', html: '<p>Winda</p>' }],
    ['a < b, <b>c</b>', { kind: 'text', text: 'a < b, <b>c</b>' }],
    ['/contacts', { kind: 'link', href: '/contacts', text: '/contacts' }],
    [
      'https://partner.example/a',
      { kind: 'link', href: 'https://partner.example/a', text: 'partner.example/a' },
    ],
    ['/media/oddzial.webp', { kind: 'image', src: '/media/oddzial.webp', alt: '' }],
    [['a', 2, null], { kind: 'text', text: 'a, 2' }],
    [
      { href: '/info', label: 'Dojazd' },
      { kind: 'link', href: '/info', text: 'Dojazd' },
    ],
    [
      { src: '/media/a.png', alt: 'Wejście', width: 4, height: 3 },
      { kind: 'image', src: '/media/a.png', alt: 'Wejście', width: 4, height: 3 },
    ],
  ])('[spec 3] shows %j by its kind', (value, shown) => {
    expect(readFieldValue(value)).toEqual(shown);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example',
    'data:text/html,x',
    'http://a.example',
  ])('[sec 21] %s is mere text, on its own and as a picture or link', (address) => {
    expect(readFieldValue(address)).toEqual({ kind: 'text', text: address });
    expect(readFieldValue({ src: address })).toBeNull();
    expect(readFieldValue({ href: address })).toBeNull();
  });

  test('[widget] no JSON value breaks it, and a link never leads to a script or another scheme', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const shown = readFieldValue(value);
        if (shown?.kind === 'link') expect(shown.href).toMatch(/^(\/(?![/\\])|https:\/\/|mailto:|tel:)/);
      }),
    );
  });
});
