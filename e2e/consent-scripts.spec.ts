import type { Page } from '@playwright/test';
import { untilIdle } from './support/blocks.ts';
import { answer, bar } from './support/consent-bar.ts';
import { expect, test } from './support/own-site.ts';

const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset['ran'] ?? '');
const note = (word: string) =>
  `document.documentElement.dataset.ran = (document.documentElement.dataset.ran ?? '') + '${word} ';`;

test.use({ consentCookie: null });

test.describe('[sec 22] scripts that need consent', () => {
  test('wait for it, start at once, start by themselves later, and stop when it is withdrawn', async ({
    page,
    publishSnippet,
  }) => {
    await publishSnippet('consent', {
      url: '/cart',
      head: `<script>${note('necessary')}</script><script data-consent="analytics">${note('analytics')}</script>`,
      body_begin: `<script data-consent="marketing">${note('marketing')}</script>`,
      body_end: `<script type="module" data-consent="marketing">${note('module')}</script>`,
    });
    await page.goto('/cart');
    await expect(bar(page)).toBeVisible();
    expect(await ran(page)).toBe('necessary ');

    await answer(page, 'Akceptuję wszystkie').click();
    await expect.poll(() => ran(page)).toBe('necessary marketing module ');

    await page.reload();
    await expect.poll(() => ran(page)).toBe('necessary marketing module ');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' }).click();
    const reloaded = page.waitForEvent('load');
    await answer(page, 'Tylko niezbędne').click();
    await reloaded;
    await untilIdle(page);
    expect(await ran(page)).toBe('necessary ');
  });

  test('an answer to older words counts for nothing', async ({ page, ownSite, publishSnippet }) => {
    await publishSnippet('consent-version', {
      url: '/posts/categories',
      head: '',
      body_begin: `<script data-consent="marketing">${note('marketing')}</script>`,
      body_end: '',
    });
    await page
      .context()
      .addCookies([{ name: 'mozaika-consent', value: '0.marketing', url: ownSite.server.url }]);
    await page.goto('/posts/categories');
    await expect(bar(page)).toBeVisible();
    await untilIdle(page);
    expect(await ran(page)).toBe('');
  });

  test('[sec 23] come from allowed hosts alone, in the order of the page', async ({
    page,
    ownSite,
    publishSnippet,
  }) => {
    const { admin } = ownSite;
    const { version, draft } = await admin.read('configs', 'site');
    const values = Object(Reflect.get(draft, 'values'));
    await admin.change('configs', 'site', version, {
      ...draft,
      values: { ...values, script_hosts: ['tags.example'] },
    });
    await admin.publish('configs', 'site');
    await publishSnippet('consent-hosts', {
      url: '/category',
      head: '<script data-consent="marketing" src="https://tags.example/first.js"></script>',
      body_begin: `<script data-consent="marketing">${note('second')}</script>`,
      body_end: '<script data-consent="marketing" src="https://evil.example/x.js"></script>',
    });
    const asked: string[] = [];
    await page.route('https://*.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: note('first') });
    });
    await page.goto('/category');
    await expect(bar(page)).toBeVisible();
    expect(asked).toEqual([]);
    await answer(page, 'Akceptuję wszystkie').click();
    await expect.poll(() => ran(page)).toBe('first second ');
    expect(asked).toEqual(['https://tags.example/first.js']);

    // The other tests of this site look at it as it is.
    const { version: changed } = await admin.read('configs', 'site');
    await admin.change('configs', 'site', changed, draft);
    await admin.publish('configs', 'site');
  });
});
