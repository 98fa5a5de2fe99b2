import type { Page } from '@playwright/test';

/** Answers what the forms of the demo shop ask of everybody's home and income: the least that is needed. */
export async function answerAboutHomeAndIncome(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`[name="${name}"]`);
  await field('city').fill('Łódź');
  await field('house').fill('12/4');
  await field('postal_code').fill('90-001');
  const source = field('employment').locator('option:not([value=""])').last();
  await field('employment').selectOption((await source.getAttribute('value')) ?? '');
  await field('income').fill('5 200');
}
