import type { APIRequestContext } from '@playwright/test';
import { markDocument, sameDocument } from '../support/loan-sandbox.ts';
import { expect, test } from '../support/own-site.ts';
import { signInAs, signInRequests } from '../support/sign-in.ts';
import { expectationsFor, type GateExpectation, walkedStatuses } from './gate-expectations.ts';

// Some hundred screens of a customer, which nobody may keep: each is made for the question.
test.slow();
// Other specs lead the sandbox's customers on.
test.use({ siteOf: 'gate-walk' });
// One server for all of them, not one for each worker.
test.describe.configure({ mode: 'default' });

type Kind = 'document' | 'plan';

/** Says where requests end: first loads by their documents, moves by their plans. Each address is asked once. */
function createWalk(request: APIRequestContext) {
  const asked = new Map<string, Promise<string | null>>();
  const hop = (path: string, kind: Kind): Promise<string | null> => {
    const key = `${kind} ${path}`;
    const known = asked.get(key) ?? (kind === 'document' ? documentHop(path) : planHop(path));
    asked.set(key, known);
    return known;
  };
  const documentHop = async (path: string) => {
    const reply = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect([200, 302], `${path} was answered`).toContain(reply.status());
    return reply.headers()['location'] ?? null;
  };
  const planHop = async (path: string) => {
    const reply = await request.get(`/_plan${path}`, { headers: { accept: 'application/json' } });
    const answer = (await reply.json()) as { kind: string; to?: string };
    return answer.kind === 'redirect' ? (answer.to ?? null) : null;
  };
  return async (path: string, kind: Kind): Promise<string> => {
    let at = path;
    for (let hops = 0; hops < 5; hops += 1) {
      const next = await hop(at, kind);
      if (next === null) return at;
      at = new URL(next, 'http://here.invalid').pathname;
    }
    throw new Error(`${path} is sent in circles.`);
  };
}

/** Asks every route of the contract's table as the customer whose cookies the requests carry. */
async function walkRoutes(request: APIRequestContext, status: (typeof walkedStatuses)[number]) {
  const landing = createWalk(request);
  const landings: GateExpectation[] = [];
  // One address after the other: most are pages that are really made, and all at once would only wait for each other.
  for (const { path } of expectationsFor(status)) {
    const [firstLoad, inApp] = await Promise.all([landing(path, 'document'), landing(path, 'plan')]);
    landings.push({ path, firstLoad, inApp });
  }
  return landings;
}

// The sandbox's customers stay in their status, in the processing ones, too: no job is planned for them.
for (const status of walkedStatuses)
  test(`[spec 4] ${status}: every route, first load and in-app`, async ({ request }) => {
    await signInRequests(request, status);
    expect(await walkRoutes(request, status)).toEqual(expectationsFor(status));
  });

test('[spec 4] a link to another status’s screen moves in-app, without a reload', async ({ page }) => {
  await page.goto('/info');
  await signInAs(page, 'blocked');
  await page.goto('/blocked');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/application';
    link.textContent = 'Do wniosku';
    // Beside the page, whose HTML React expects as it was sent.
    document.body.append(link);
  });
  const [plan] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/_plan/application')),
    page.getByRole('link', { name: 'Do wniosku', exact: true }).click(),
  ]);
  expect(await plan.json()).toMatchObject({ kind: 'redirect', to: '/blocked' });
  await expect(page).toHaveURL(/\/blocked$/);
  expect(await sameDocument(page)).toBe(true);
});
