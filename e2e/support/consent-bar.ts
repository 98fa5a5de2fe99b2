import type { Page } from '@playwright/test';

/** The question of consent at the foot of a page, and the buttons that answer it. */
export const bar = (page: Page) =>
  page.getByRole('region', { name: /^Pliki cookie/ }).and(page.locator('[data-consent-form=bar]'));
export const answer = (page: Page, name: string) => bar(page).getByRole('button', { name });
/** What the browser keeps of the answer. */
export const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'mozaika-consent');
