import { expect, test } from './fixtures.ts';
import { untilIdle } from './support/blocks.ts';

test.describe('error screens', () => {
  test('404: the slider, with words of the site, in its language', async ({ page, quiet }) => {
    quiet.expectMessage(/status of 404/);
    const response = await page.goto('/nothing-is-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 · Nie znaleziono strony')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tego kafelka brakuje');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByRole('main').getByRole('link', { name: /Koszty i dokumenty/ })).toHaveAttribute(
      'href',
      '/info',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('404: its slider moves by button', async ({ page, quiet }) => {
    quiet.expectMessage(/status of 404/);
    await page.goto('/nothing-is-here');
    const list = page.getByRole('main').getByRole('list').last();
    const place = () => list.evaluate((element) => element.scrollLeft);
    const start = await place();
    await page.getByRole('button', { name: 'Następne propozycje' }).click();
    await expect.poll(place).toBeGreaterThan(start);
  });

  test('555: the process error at its own address', async ({ page, quiet }) => {
    quiet.expectMessage(/status of 555/);
    const response = await page.goto('/bpm-error');
    expect(response?.status()).toBe(555);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /22 000 01 23/ })).toBeVisible();
  });
});

test.describe('a lost connection', () => {
  test('is told while it lasts, on a page that runs no more than the starter', async ({ page, context }) => {
    await page.goto('/about');
    await untilIdle(page);
    const notice = page.locator('#mozaika-offline-notice');
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveRole('alert');
    await expect(notice).toContainText('Brak połączenia z internetem');
    await expect(notice).toBeInViewport();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
});
