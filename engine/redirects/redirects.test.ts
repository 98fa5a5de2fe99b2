import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { planRedirect } from './plan-redirect.ts';
import { safeRedirect } from './safe-redirect.ts';

const here = 'https://shop.example';
const allowedHosts = ['partner.example', 'partner.example:8443'];

describe('[sec 21] addresses of redirects', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http://partner.example',
    'https://partner.example@evil.example',
    'https://evil.example@partner.example',
    'https://partner.example.evil.example',
    'https://partner.example:9999',
    'https://partner.example\\@evil.example',
    'mailto:a@b.example',
    'tel:+48123',
    'evil.example',
    'about',
    '?x=1',
    '#top',
    '',
    ' /about',
    '/about\r\nSet-Cookie: a=b',
    '/about\u0000',
  ])('%j is refused', (to) => {
    expect(safeRedirect(to, { allowedHosts })).toBeNull();
  });

  test.each([
    ['/', '/'],
    ['/about?x=1#y', '/about?x=1#y'],
    ['/a/../about', '/about'],
    ['/żółw?q=ł', '/%C5%BC%C3%B3%C5%82w?q=%C5%82'],
    ['/about?next=//evil.example', '/about?next=//evil.example'],
    ['https://partner.example/x', 'https://partner.example/x'],
    ['https://partner.example:8443/', 'https://partner.example:8443/'],
  ])('%s passes', (to, location) => {
    expect(safeRedirect(to, { allowedHosts })).toBe(location);
  });

  test('whatever passes stays on this host or an allowed one, and is stable', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'https:',
      'javascript:',
      'evil.example',
      'partner.example',
      '\t',
      'a',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((parts) => parts.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (to) => {
          const location = safeRedirect(to, { allowedHosts });
          if (location === null) return;
          const url = new URL(location, here);
          expect([here, ...allowedHosts.map((host) => `https://${host}`)]).toContain(url.origin);
          expect(safeRedirect(location, { allowedHosts })).toBe(location);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('[spec 3] redirect rules', () => {
  const languages = [
    { locale: 'pl', is_default: true },
    { locale: 'en', is_default: false },
  ].map(
    (one): Language => ({
      id: one.locale,
      title: '',
      short_title: '',
      selftitle: '',
      code: one.locale,
      ...one,
    }),
  );
  const from = (locale: string) => ({ path: '/old', locale, languages });
  const plan = (url_to: string, locale = 'pl') => planRedirect({ url: '/old', url_to }, from(locale), []);

  test('permanent ones are 301, others 302', () => {
    expect(planRedirect({ url: '/old', url_to: '/new', permanent: true }, from('pl'), [])).toEqual({
      to: '/new',
      status: 301,
    });
    expect(plan('/new')).toEqual({ to: '/new', status: 302 });
  });

  test.each(['/old', '/old/', '/old?x=1', '/old#top', '/%6fld', '/a/../old'])(
    '%s is the page itself',
    (to) => {
      expect(plan(to)).toBeNull();
      expect(plan(to, 'en')).toBeNull();
    },
  );

  test('a rule stays in the language of the visit', () => {
    expect(plan('/new', 'en')?.to).toBe('/en/new');
    expect(plan('/new', 'pl')?.to).toBe('/new');
  });

  test('a rule may change the language, and is no loop once it has', () => {
    expect(plan('/en/old', 'pl')?.to).toBe('/en/old');
    expect(plan('/en/old', 'en')).toBeNull();
    expect(plan('/pl/old', 'pl')).toBeNull();
  });

  test('an unsafe rule does nothing', () => {
    expect(plan('//evil.example')).toBeNull();
    expect(plan('https://partner.example/')).toBeNull();
    expect(
      planRedirect({ url: '/old', url_to: 'https://partner.example/' }, from('pl'), allowedHosts),
    ).toEqual({
      to: 'https://partner.example/',
      status: 302,
    });
  });
});
