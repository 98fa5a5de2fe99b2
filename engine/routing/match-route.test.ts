import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routes } from '#schemas/routes.ts';
import { matchRoute } from './match-route.ts';

/** A path of this template with a value for every name. */
const fill = (template: string, value = 'some-value') => template.replace(/\{\w+\??\}/g, value);
const matched = (path: string) => matchRoute(path)?.route.path ?? null;

describe('[spec 2] routes', () => {
  test.each(routes.map(({ path }) => path))('%s is found', (path) => {
    expect(matched(fill(path))).toBe(path);
  });

  test.each(routes.map(({ path }) => path).filter((path) => path.endsWith('?}')))(
    '%s is found without its value',
    (path) => {
      const bare = path.replace(/\/\{\w+\?\}$/, '');
      expect(matchRoute(bare)).toMatchObject({ route: { path }, params: {}, canonical: bare });
    },
  );

  test('a literal beats a template, whatever the order of the table', () => {
    expect(matched('/signin/one-click')).toBe('/signin/one-click');
    expect(matched('/posts/categories')).toBe('/posts/categories');
    expect(matched('/chat')).toBe('/chat');
  });

  test('values are decoded', () => {
    expect(matchRoute('/category/a%20b/goods/%C5%82')?.params).toEqual({ id: 'a b', good_id: 'ł' });
  });

  test.each([
    '',
    'about',
    '//about',
    '/posts//one',
    '/posts/%2e%2e',
    '/posts/a%2fb',
    '/posts/a%5Cb',
    '/posts/%00',
    '/posts/%E0%A4%A',
    '/posts/%',
    '/a/b/c/d/e',
    '/cart/unknown',
    '/About',
    '/__proto__',
    '/favicon.ico',
  ])('%j has no screen', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  test('the catch-all serves no document that has a place of its own', () => {
    expect(matchRoute('/active-contract-main-card')).toBeNull();
    expect(matchRoute('/layout-default')).toBeNull();
    expect(matchRoute('/home')).toBeNull();
    expect(matchRoute('/about')?.params).toEqual({ alias: 'about' });
  });
});

describe('[spec 2] one spelling per address', () => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/%61bout', '/about'],
    ['//', '/'],
    ['/posts/a%3Ab', '/posts/a:b'],
    ['/posts/%c5%82', '/posts/%C5%82'],
  ])('%s is %s', (path, canonical) => {
    expect(matchRoute(path)?.canonical).toBe(canonical);
  });

  test('[sec 21] any path: no throw; the canonical one finds the same screen, is stable and stays on this host', () => {
    const anyPath = fc.oneof(
      fc.webPath(),
      fc.string({ unit: 'binary' }).map((text) => `/posts/${text}`),
      fc
        .array(fc.constantFrom('/', '\\', '%2f', '%5c', 'signin', 'category', 'x', '.', '%2e', '%', ':', '?'))
        .map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(anyPath, (path) => {
        const match = matchRoute(path);
        if (!match) return;
        expect(matchRoute(match.canonical)).toEqual(match);
        expect(new URL(match.canonical, 'https://here.example').origin).toBe('https://here.example');
        expect(Object.values(match.params)).not.toContain('');
      }),
      { numRuns: 1000 },
    );
  });
});
