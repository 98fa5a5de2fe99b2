import { globSync } from 'node:fs';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { isSupport, type StaffRole } from '#schemas/staff.ts';
import { studioSessionPath } from '#schemas/studio/staff-session.ts';
import type { ScreenRole, StudioScreen } from '#studio/app/screen.ts';
import { namedStep } from './named-step.ts';
import { axeFindings, darkFindings, duplicateIds, stickingOut } from './page-checks.ts';
import { signInStep } from './step-titles.ts';
import { headingFindings } from './structure-checks.ts';

const staffSelfPath = '/v2/system/staff/self';
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Every screen of the Studio: the files that `studio/app/screens.ts` finds, which itself needs Vite. */
export const studioScreens: readonly StudioScreen[] = await Promise.all(
  globSync('studio/{screens,entities/kinds}/*/screen.ts')
    .toSorted()
    .map(async (file) => {
      const module: { readonly screen: StudioScreen } = await import(`../../${file}`);
      return module.screen;
    }),
);

/** The sandbox's account of each role; a role includes those before it. */
const accounts: Readonly<Record<StaffRole, string>> = {
  agent: 'agent@example.com',
  author: 'editor@example.com',
  publisher: 'publisher@example.com',
  admin: 'admin@example.com',
};

export const staffRoles = Object.keys(accounts) as readonly StaffRole[];

/** Whether a role is, or includes, the one that is asked for; or works for customers. */
export const includesRole = (role: StaffRole, asked: ScreenRole): boolean =>
  asked === 'support' ? isSupport(role) : staffRoles.indexOf(role) >= staffRoles.indexOf(asked);

/** Signs in without the form, which `session.spec.ts` looks at, and opens a screen. */
export async function openStudio(page: Page, role: StaffRole, path: string): Promise<void> {
  await signIntoStudio(page, role);
  await page.goto(`/studio/${path}`);
  await screenReady(page);
}

/** Moves to another screen as Back would: its address stands in the bar, and the Studio is not loaded again. */
export async function moveInStudio(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const before = await heading.innerText();
  await page.evaluate((address) => {
    history.pushState({ idx: history.length }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/studio/${path}`);
  await expect(heading).not.toHaveText(before);
}

/** Cookies of sessions that were begun, by site and role: an address may sign in twenty times a minute, tests are faster. */
const sessions = new Map<string, Cookies>();

/** Gives a window a session of the Studio: one of each role for all tests of a worker. */
export const signIntoStudio = (page: Page, role: StaffRole): Promise<void> =>
  namedStep(signInStep, () => beginSession(page, role));

async function beginSession(page: Page, role: StaffRole): Promise<void> {
  // Any address of the site tells where it is.
  await page.goto('/robots.txt');
  const context = page.context();
  const key = `${new URL(page.url()).origin} ${role}`;
  const known = sessions.get(key);
  if (known) {
    await context.addCookies(known);
    if ((await page.request.get(staffSelfPath)).ok()) return;
  }
  const answer = await page.request.post(studioSessionPath, {
    headers: studioHeaders(page),
    data: { email: accounts[role], password: 'Mozaika-2026!' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  sessions.set(key, await context.cookies());
}

/** What the Studio sends with its writes, and the edge asks for. */
export const studioHeaders = (page: Page) => ({
  'x-requested-with': 'mozaika',
  origin: new URL(page.url()).origin,
});

/** Waits until a screen shows what it was opened for. */
export async function screenReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^(Wczytujemy|Sprawdzamy|Loading|Checking)/)).toHaveCount(0);
}

/** Everything a screen must hold: no axe finding in both schemes, headings in order, ids once, no scrolling sideways. */
export async function screenFindings(page: Page): Promise<string[]> {
  return [
    ...(await axeFindings(page)),
    ...(await darkFindings(page)),
    ...(await headingFindings(page)),
    ...(await duplicateIds(page)).map((id) => `more than one "${id}"`),
    ...(await stickingOut(page)),
  ];
}

/** A block of type `section` with a title alone: the shortest that has a field to type in. */
export const sectionBlock = (id: string, title: string) => ({ id, type: 'section', props: { title } });

/** Row of a block in the outline of the editor. */
export const blockRow = (page: Page, id: string): Locator =>
  page.locator(`[role=treeitem][data-row="${id}"]`);
