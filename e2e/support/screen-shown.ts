import type { Page } from '@playwright/test';
import { withoutDays } from '#scripts/proofs/days.ts';
import { wakeAll } from './blocks.ts';
import { nothingElseToDo } from './idle-page.ts';
import type { PendingRequests } from './pending-requests.ts';

/** Whole, and as people are shown it. */
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b[0-9a-f]{8}…/g;
/** What lets somebody see a draft, in the address of a preview. */
const previewToken = /(\/_preview\/)[\w.~-]+/g;

/**
 * What a screen shows, as markup with what stands in its fields. Days, numbers of applications and other figures of a demo
 * that was seeded just now are told by their length alone, and so are the ids it was given: no inspection asks for more.
 */
async function shownBy(page: Page): Promise<string> {
  const [markup, fields] = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify(
      [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) => [
        field.value,
        field.checked === true,
      ]),
    ),
  ]);
  return withoutDays(`${markup}\n${fields}`)
    .replaceAll(uuid, 'uuid')
    .replaceAll(previewToken, '$1token')
    .replaceAll(/\d/g, '0');
}

/**
 * What a page of the site shows when its blocks are awake and have what they asked for.
 * @param pending of the page, counted since before it was opened
 */
export async function shownAwake(page: Page, pending: PendingRequests): Promise<string> {
  await wakeAll(page);
  return shownAtRest(page, pending);
}

/** What a page shows when it has what it asked for. */
export async function shownAtRest(page: Page, pending: PendingRequests): Promise<string> {
  // Whoever was just moved to asks in its first task.
  await page.evaluate(nothingElseToDo);
  await pending.none();
  await page.evaluate(nothingElseToDo);
  return shownBy(page);
}
