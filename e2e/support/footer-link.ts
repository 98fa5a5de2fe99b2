import type { Locator, Page } from '@playwright/test';

/** A link at the foot of the page, by its words. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
