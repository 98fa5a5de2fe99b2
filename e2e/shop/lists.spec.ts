import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const list = '/category/komputery-i-telefony';
const numberOf = async (page: Page) => {
  const said = await page.getByRole('main').getByRole('status').innerText();
  return Number(/\d+/.exec(said)?.[0]);
};

test('[issue 17] a list is narrowed by mouse and keyboard in place, and Back restores it', async ({
  page,
}) => {
  // On a phone the filters are a drawer, which another test opens.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(list);
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const all = await numberOf(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await main.getByRole('checkbox', { name: /^Wilga/ }).click();
  await expect(page).toHaveURL(`${list}?marka=wilga`);
  await expect(status).not.toHaveText(new RegExp(`^${all} `));
  const wilga = await numberOf(page);
  await expect(main.getByRole('checkbox', { name: /^Wilga/ })).toBeFocused();

  await main.getByRole('checkbox', { name: /^Kormoran/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${list}?marka=kormoran.wilga`);
  await expect(status).not.toHaveText(new RegExp(`^${wilga} `));
  expect(await numberOf(page)).toBeGreaterThan(wilga);
  await expect(main.getByRole('checkbox', { name: /^Kormoran/ })).toBeFocused();

  await main.getByRole('group', { name: /^Cena/ }).getByLabel('do').fill('1 500,00');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?marka=kormoran.wilga&price=~150000`);
  await main.getByRole('combobox', { name: 'Sortowanie' }).selectOption('price-desc');
  await expect(page).toHaveURL(`${list}?marka=kormoran.wilga&price=~150000&sort=price-desc`);

  await main.getByRole('link', { name: 'Usuń filtr Marka: Wilga' }).click();
  await expect(page).toHaveURL(`${list}?marka=kormoran&price=~150000&sort=price-desc`);
  await expect(main.getByRole('checkbox', { name: /^Wilga/ })).not.toBeChecked();
  await expect(status).toBeFocused();

  const last = main.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/\/goods\//);
  await page.goBack();
  await expect(page).toHaveURL(`${list}?marka=kormoran&price=~150000&sort=price-desc`);
  await expect(main.getByRole('checkbox', { name: /^Kormoran/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.goBack();
  await expect(main.getByRole('checkbox', { name: /^Wilga/ })).toBeChecked();
});

test('[issue 17] what holds nothing says so and offers the nearest', async ({ page }) => {
  await page.goto(`${list}?marka=wilga&price=~100`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('0 produktów');
  const nearest = main.getByRole('link', { name: /^Bez filtra „Cena”/ });
  const promised = /(\d+) produkt/.exec(await nearest.innerText())?.[1];
  await nearest.click();
  await expect(page).toHaveURL(`${list}?marka=wilga`);
  await expect(main.getByRole('status')).toHaveText(new RegExp(`^${promised} produkt`));
});

test('[issue 17] on a phone the filters are a drawer, which closes to the goods', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Filtry' }).click();
  await main.getByRole('checkbox', { name: /^Wilga/ }).click();
  await expect(page).toHaveURL(`${list}?marka=wilga`);
  await main.getByRole('button', { name: /^Pokaż \d+ produkt/ }).click();
  await expect(main.getByRole('checkbox', { name: /^Wilga/ })).toBeHidden();
  await expect(main.getByRole('button', { name: 'Filtry (1)' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[issue 17] the filters are a form, and a list has one address', async ({ page }) => {
    await page.goto(`${list}?utm_source=list`);
    const main = page.getByRole('main');
    const drawer = main.getByRole('button', { name: 'Filtry' });
    if (await drawer.isVisible()) await drawer.click();
    await main.getByRole('checkbox', { name: /^Wilga/ }).check();
    await main.getByRole('checkbox', { name: /^Kormoran/ }).check();
    await main.getByRole('group', { name: /^Cena/ }).getByLabel('do').fill('1500');
    await main.getByRole('button', { name: 'Zastosuj' }).first().click();
    await expect(page).toHaveURL(`${list}?marka=kormoran.wilga&price=~150000`);
    await expect(main.getByRole('checkbox', { name: /^Wilga/, includeHidden: true })).toBeChecked();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await main.getByRole('link', { name: 'Wyczyść filtry' }).click();
    await expect(page).toHaveURL(list);
    await main.getByRole('link', { name: 'Następna' }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
    await expect(page).toHaveTitle(/Strona 2/);
  });
});
