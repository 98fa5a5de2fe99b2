import type { Locator } from '@playwright/test';
import { untilIdle } from './support/blocks.ts';
import { answer, bar, cookie } from './support/consent-bar.ts';
import { expect, test } from './support/own-site.ts';
import { stickingOut } from './support/page-checks.ts';
import { elementsStyled } from './support/styled-elements.ts';

test.use({ consentCookie: null });

test.describe('the question of consent', () => {
  test('stands at the foot until it is answered, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/about');
    await expect(bar(page)).toBeVisible();
    await untilIdle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.001);
    await answer(page, 'Tylko niezbędne').click();
    await expect(bar(page)).toBeHidden();
    await expect.poll(async () => (await cookie(page))?.value).toBe('1.');
    await page.goto('/info');
    await untilIdle(page);
    await expect(bar(page)).toBeHidden();
  });

  test('[issue 16] stands in the first paint, before the code that answers it, and is not its largest part', async ({
    page,
    quiet,
  }) => {
    // What answers the question never comes.
    quiet.expectMessage(/status of 404/);
    await page.route(/\/assets\/consent\.[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
    for (const path of ['/', '/about']) {
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
      await untilIdle(page);
      const paints = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) =>
            new PerformanceObserver((list) =>
              resolve(
                list.getEntries().map((entry) => {
                  const element: unknown = Reflect.get(entry, 'element');
                  const asks = element instanceof Element && element.closest('[data-consent-form]') !== null;
                  return asks ? 'the question' : 'the page';
                }),
              ),
            ).observe({ type: 'largest-contentful-paint', buffered: true }),
          ),
      );
      expect(paints, path).not.toContain('the question');
    }
  });

  test('[truth] where a visit came from is kept after consent alone, and goes with it', async ({
    page,
    context,
  }) => {
    const kept = async () => (await context.cookies()).some(({ name }) => name === 'utm-parameters');
    await context.clearCookies();
    await page.goto('/about?utm_source=letter');
    await expect(bar(page)).toBeVisible();
    await untilIdle(page);
    expect(await kept()).toBe(false);
    await answer(page, 'Akceptuję wszystkie').click();
    await expect.poll(kept).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' }).click();
    await answer(page, 'Tylko niezbędne').click();
    await expect.poll(kept).toBe(false);
    await page.goto('/info?utm_source=letter');
    await untilIdle(page);
    expect(await kept()).toBe(false);
  });

  test('no answer looks better than another, and nothing is ticked beforehand', async ({ page }) => {
    await page.goto('/about');
    await expect(bar(page)).toBeVisible();
    const looks = await bar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.matches('.btn'))
          .map((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width: button.clientWidth };
          }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[1]).toEqual(looks[0]);
    await answer(page, 'Szczegóły').click();
    const marketing = bar(page).getByRole('checkbox', { name: /^Marketingowe/ });
    await expect(marketing).toBeFocused();
    await expect(marketing).not.toBeChecked();
    await expect(bar(page).getByRole('checkbox', { name: /^Niezbędne/ })).toBeDisabled();
    await marketing.press('Space');
    await answer(page, 'Zapisz mój wybór').click();
    await expect.poll(async () => (await cookie(page))?.value).toBe('1.marketing');
  });

  test('the keyboard meets it first, and leaves it freely', async ({ page }) => {
    await page.goto('/about');
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(answer(page, 'Szczegóły')).toBeFocused();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  test('[truth] on a phone it takes less than a quarter: two lines and two answers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await expect(bar(page)).toBeVisible();
    const box = await bar(page).boundingBox();
    expect(box?.height).toBeLessThan(844 / 4);
    expect(
      await bar(page)
        .locator('p')
        .first()
        .evaluate((line) =>
          Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)),
        ),
    ).toBe(2);
  });

  test('[wcag 2.4.11] what has the focus is never under it, down to the last link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/about');
    await expect(bar(page)).toBeVisible();
    const links = page.getByRole('contentinfo').getByRole('link');
    // The first to get the focus, too.
    for (const link of [links.first(), links.last()]) {
      await link.focus();
      const [own, over] = [await link.boundingBox(), await bar(page).boundingBox()];
      expect(own && over && own.y + own.height <= over.y).toBe(true);
    }
  });

  test('[wcag 2.4.11] [issue 16] notices stand above it, and the browser looks at few elements again when its height is known', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const mayCome = Promise.withResolvers<void>();
    await page.route(/\/assets\/consent\.[\w-]+\.js$/, async (route) => {
      await mayCome.promise;
      await route.continue();
    });
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    // The code that knows its height, beside what else a page does at rest.
    const roomUnder = () => page.evaluate(() => Number.parseFloat(document.body.style.paddingBottom));
    const atFirst = await elementsStyled(page, async () => {
      mayCome.resolve();
      await expect.poll(roomUnder).toBeGreaterThan(0);
    });
    expect(atFirst).toBeLessThan(200);
    await untilIdle(page);
    const above = async (notice: Locator) => {
      const [own, over] = [await notice.boundingBox(), await bar(page).boundingBox()];
      expect(own && over && own.y + own.height <= over.y).toBe(true);
    };
    // Of a page of some 700 elements.
    const looked = await elementsStyled(page, () =>
      page.evaluate(() => {
        const question = document.querySelector<HTMLElement>('[data-consent-form=bar]');
        if (question) question.style.paddingTop = '1rem';
        dispatchEvent(new Event('resize'));
      }),
    );
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(100);
    await context.setOffline(true);
    await above(page.locator('#mozaika-offline-notice'));
    await context.setOffline(false);
    // Notices of what is awake come to the page with the runtime, later than the question.
    await page
      .getByRole('button', { name: /^Zwiększ kwotę/ })
      .first()
      .click();
    const notices = page.locator('.notices');
    await expect(notices).toBeAttached();
    const lowest = () => notices.evaluate((list) => Number.parseFloat(getComputedStyle(list).bottom));
    await expect.poll(lowest).toBeGreaterThan((await bar(page).boundingBox())?.height ?? Number.NaN);
    await answer(page, 'Tylko niezbędne').click();
    await expect.poll(lowest).toBeLessThan(200);
  });

  for (const [what, width, height] of [
    ['at 320 px', 320, 568],
    ['at 200 % zoom', 640, 360],
  ] as const)
    test(`[wcag 1.4.10] ${what} nothing is cut off, all choices open`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/about');
      await answer(page, 'Szczegóły').click();
      expect(await stickingOut(page)).toEqual([]);
      const box = await bar(page).boundingBox();
      expect(box?.height).toBeLessThan(height * 0.8);
      await answer(page, 'Zapisz mój wybór').click();
      await expect(bar(page)).toBeHidden();
    });

  test('a link opens it again, shows the answer so far, and gets the focus back', async ({ page }) => {
    await page.goto('/about');
    await answer(page, 'Akceptuję wszystkie').click();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' });
    for (const [expected, words] of [
      [true, 'Twój wybór: wszystkie.'],
      [false, 'Twój wybór: tylko niezbędne.'],
    ] as const) {
      await link.click();
      await expect(bar(page).getByText('Twój wybór:').filter({ visible: true })).toHaveText(words);
      const marketing = bar(page).getByRole('checkbox', { name: /^Marketingowe/ });
      expect(await marketing.isChecked()).toBe(expected);
      await answer(page, 'Tylko niezbędne').click();
      await expect(link).toBeFocused();
    }
    await expect.poll(async () => (await cookie(page))?.value).toBe('1.');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('it stays over a move inside the site, and the page of the policy takes an answer too', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Polityka prywatności' }).click();
    await expect(page).toHaveURL('/polityka-prywatnosci');
    await expect(bar(page)).toBeVisible();
    const inline = page.getByRole('main').locator('[data-consent-form=inline]');
    await inline.getByRole('checkbox', { name: /^Marketingowe/ }).check();
    await inline.getByRole('button', { name: 'Zapisz mój wybór' }).click();
    await expect(inline.getByRole('status')).toHaveText('Twój wybór jest zapisany.');
    await expect(bar(page)).toBeHidden();
    await expect.poll(async () => (await cookie(page))?.value).toBe('1.marketing');
    await page.reload();
    await expect(inline.getByRole('checkbox', { name: /^Marketingowe/ })).toBeChecked();
  });
});
