import { describe, expect, test } from 'vitest';
import { testPage } from '../site-header/test-page.ts';
import { trailOf } from './trail.ts';
import { widget } from './widget.ts';

const texts = { 'breadcrumbs.home': 'Strona główna', 'screens.posts.title': 'Aktualności' };

describe('trailOf', () => {
  test('[widget] the start page has no trail', () => {
    expect(trailOf(testPage(texts, { path: '/' }), [{ title: 'X', link: '/x' }])).toEqual([]);
  });

  test('[widget] names the screens on the way and leaves out what is none', () => {
    const page = testPage(texts, {
      path: '/posts/unknown/jak-oszczedzac',
      title: 'Jak oszczędzać | Mozaika',
    });
    expect(trailOf(page, [])).toEqual([
      { title: 'Strona główna', link: '/' },
      { title: 'Aktualności', link: '/posts' },
      { title: 'Jak oszczędzać', link: '/posts/unknown/jak-oszczedzac' },
    ]);
  });

  test("[widget] an editor's trail comes after the start page", () => {
    const own = [{ title: 'Regulamin', link: '/regulamin' }];
    expect(trailOf(testPage(texts, { path: '/regulamin' }), own)).toEqual([
      { title: 'Strona główna', link: '/' },
      ...own,
    ]);
  });

  test('[truth] search engines are told the way that is shown', () => {
    const page = testPage(texts, { path: '/posts/rata', title: 'Rata' });
    expect(widget.trail?.({ items: [] } as never, page, {} as never)).toEqual(trailOf(page, []));
  });
});
