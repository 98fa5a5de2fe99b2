import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { pressUntilFocused, rows, saved } from '../support/editor-keys.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signIntoStudio, studioHeaders } from '../support/studio.ts';

const hero = {
  id: 'hero',
  type: 'hero',
  props: {
    title: 'Pożyczka na remont',
    image: { src: '/illustrations/calculator.svg', alt: 'Kalkulator', width: 480, height: 360 },
  },
};
const words = { id: 'words', type: 'rich-text', props: { html: '<h2>Słowa</h2>' } };

/** Makes a page of the test's own and opens it in front of a publisher. @returns its alias */
async function openPage(page: Page): Promise<string> {
  await signIntoStudio(page, 'publisher');
  const alias = `canvas-${randomUUID().slice(0, 8)}`;
  const answer = await page.request.post('/v2/system/manage/pages', {
    headers: studioHeaders(page),
    data: { key: alias, data: { alias, title: 'Strona próbna', layout: 'default', blocks: [hero, words] } },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  await page.goto(`/studio/pages/${alias}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Strona próbna' })).toBeVisible();
  await expect(canvas(page).getByRole('heading', { name: 'Pożyczka na remont' })).toBeVisible();
  // The server's answer brings the site's header, which moves the blocks down: what is measured before lies elsewhere.
  await expect(canvas(page).locator('.canvas-region header')).toBeVisible();
  return alias;
}

const canvas = (page: Page) => page.frameLocator('iframe#preview-frame');
const place = 'Obok tekstu, zamiast obrazu';
const button = (page: Page) => canvas(page).getByRole('button', { name: `Dodaj blok w miejscu „${place}”` });

/** Types of the blocks in the slot of the hero, as stored. */
const beside = async (page: Page, alias: string): Promise<string[]> => {
  const answer = await page.request.get(`/v2/system/manage/pages/${alias}`);
  const { data } = await answer.json();
  const [first] = data.draft.blocks;
  return (first.slots?.aside ?? []).map(({ type }: { type: string }) => type);
};

test('[studio] the canvas shows the picture of a hero whose place is empty, and no place takes room', async ({
  page,
}) => {
  await openPage(page);
  const block = canvas(page).locator('[data-block="hero"]');
  await expect(block.getByRole('img', { name: 'Kalkulator' })).toBeVisible();
  const height = () => block.evaluate((element) => element.clientHeight);
  const asOnThePage = await height();
  await rows(page).first().click();
  await expect(button(page)).toBeVisible();
  await expect(block.getByRole('img', { name: 'Kalkulator' })).toBeVisible();
  expect(await height()).toBe(asOnThePage);
  expect(await axeFindings(page)).toEqual([]);
});

test('[studio] a block is dragged into an empty place', async ({ page }) => {
  const alias = await openPage(page);
  // The page in its own size: positions within a frame that was made smaller are told without its scale.
  await page.getByRole('button', { name: 'Telefon' }).click();
  const heading = canvas(page).getByRole('heading', { name: 'Słowa' });
  await heading.hover();
  const from = await heading.boundingBox();
  if (!from) throw new Error('The canvas shows no words.');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 10, { steps: 8 });
  const empty = canvas(page).locator('.canvas-empty-place', { hasText: place });
  await expect(empty).toBeVisible();
  const to = await empty.boundingBox();
  if (!to) throw new Error('There is no place to drop.');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  const zone = canvas(page).locator('.canvas-drop');
  await expect(zone).toHaveClass(/isEnabled/);
  await expect(zone.locator('[data-puck-line-placeholder]')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => beside(page, alias)).toEqual(['rich-text']);
  await expect(canvas(page).getByRole('heading', { name: 'Słowa' })).toBeVisible();
  await expect(canvas(page).getByRole('img', { name: 'Kalkulator' })).toHaveCount(0);
});

test('[studio] [a11y] an empty place is filled by keys, and the focus is where the work is', async ({
  page,
}) => {
  const alias = await openPage(page);
  await rows(page).first().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Szukaj bloku' });
  await expect(search).toBeFocused();
  await expect(search).toHaveAccessibleDescription(
    `Wybierz blok do miejsca „${place}” w bloku „Otwarcie strony”.`,
  );
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('komunikat');
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Dodaj blok „Komunikat”' }));
  await page.keyboard.press('Enter');
  await expect(rows(page).filter({ hasText: 'Komunikat' })).toBeFocused();
  await expect.poll(() => beside(page, alias)).toEqual(['notice']);
  await saved(page);
});

test('[studio] a place on the canvas opens the list of blocks for it, on a phone, too', async ({ page }) => {
  const alias = await openPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await canvas(page).getByRole('heading', { name: 'Pożyczka na remont' }).click();
  await button(page).click();
  await expect(page.getByRole('searchbox', { name: 'Szukaj bloku' })).toBeFocused();
  await page.keyboard.type('komunikat');
  await page.getByRole('button', { name: 'Dodaj blok „Komunikat”' }).click();
  await expect.poll(() => beside(page, alias)).toEqual(['notice']);
});
