import { expect, test } from './fixtures.ts';
import { blockOf } from './support/blocks.ts';

test.use({ javaScriptEnabled: false });

test('the home page can be read from top to bottom', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pożyczka ułożona z jasnych zasad');
  for (const id of ['numbers', 'advantages', 'steps', 'examples', 'opinions', 'guides', 'faq'])
    await expect(blockOf(page, id)).toBeVisible();
  await expect(page.locator('#mozaika-page-loader')).toBeHidden();
  await expect(page.locator('#mozaika-offline-notice')).toBeHidden();
});

test('the menu opens and leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary:visible').first().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Koszty i dokumenty' })
    .locator('visible=true')
    .click();
  await expect(page).toHaveURL('/info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the calculator carries its values to the sign-up', async ({ page }) => {
  await page.goto('/');
  const fields = blockOf(page, 'hero-calculator').getByRole('spinbutton');
  await fields.first().fill('12000');
  await fields.last().fill('36');
  await blockOf(page, 'hero-calculator')
    .locator('form')
    .getByRole('button', { name: 'Złóż wniosek' })
    .click();
  await expect(page).toHaveURL('/signup?curSum=12000&curTerm=36');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the calculator shows nothing that would do nothing', async ({ page }) => {
  await page.goto('/');
  const calculator = blockOf(page, 'hero-calculator').locator('form');
  await expect(calculator.getByRole('slider')).toHaveCount(0);
  await expect(calculator.getByRole('button')).toHaveCount(1);
});

test('every tab’s panel is open, under its label', async ({ page }) => {
  await page.goto('/jak-to-dziala');
  const tabs = blockOf(page, 'conditions');
  await expect(tabs.getByRole('tab')).toHaveCount(0);
  await expect(tabs.getByRole('tabpanel')).toHaveCount(3);
  for (const label of ['Kto może', 'Co przygotować', 'Kiedy odmówimy'])
    await expect(tabs.getByRole('heading', { name: label })).toBeVisible();
});

test('a question opens to its answer', async ({ page }) => {
  await page.goto('/');
  const question = blockOf(page, 'faq').locator('details').first();
  const answer = question.locator('summary + *');
  await expect(answer).toBeHidden();
  await question.locator('summary').click();
  await expect(answer).toBeVisible();
});
