import type { Page } from '@playwright/test';

/** Whole, and as people are shown it. */
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b[0-9a-f]{8}…/g;
/** What lets somebody see a draft, in the address of a preview. */
const previewToken = /(\/_preview\/)[\w.~-]+/g;

/**
 * What a screen shows, as markup with what stands in its fields. Days, numbers of applications and other figures of a demo
 * that was seeded just now are told by their length alone, and so are the ids it was given: no inspection asks for more.
 */
export async function shownBy(page: Page): Promise<string> {
  const [markup, fields] = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify(
      [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) => [
        field.value,
        field.checked === true,
      ]),
    ),
  ]);
  return `${markup}\n${fields}`
    .replaceAll(uuid, 'uuid')
    .replaceAll(previewToken, '$1token')
    .replaceAll(/\d/g, '0');
}
