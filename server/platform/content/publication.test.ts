import { describe, expect, test } from 'vitest';
import { encodeChange, tagsOf } from './publication.ts';

describe('[issue 2] announcements', () => {
  test('name their tags', () => {
    const change = { tags: ['page:a', 'menu:main:pl'], token: '1-a' };
    expect(JSON.parse(encodeChange(change))).toEqual(change);
  });

  test('say that everything changed when the tags would not fit into 8000 bytes', () => {
    const tags = Array.from({ length: 2000 }, (_, i) => `page:żółć-${i}`);
    const payload = encodeChange({ tags, token: '1-a' });
    expect(JSON.parse(payload)).toEqual({ tags: ['*'], token: '1-a' });
    expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  });

  test('count bytes, not characters', () => {
    const tags = ['ż'.repeat(5000)];
    expect(JSON.parse(encodeChange({ tags, token: '1-a' }))).toEqual({ tags: ['*'], token: '1-a' });
  });

  test('name a tag once', () => {
    const rule = (key: string) => ({ kind: 'redirect-rule' as const, key, locale: '' });
    expect(tagsOf([rule('a'), rule('b')], 'pl', ['pl', 'en'])).toEqual(['redirect-rules']);
  });

  test('[search] a change of any page or post makes searches stale', () => {
    const tags = (kind: 'page' | 'post' | 'menu', locale: string) =>
      tagsOf([{ kind, key: 'a', locale }], 'pl', ['pl', 'en']);
    expect(tags('page', '')).toEqual(['page:a', 'search']);
    expect(tags('post', 'en')).toEqual(['posts:en', 'search']);
    expect(tags('menu', 'en')).toEqual(['menu:a:en']);
  });
});
