import type { APIRequestContext } from '@playwright/test';
import { demoAccounts } from '#schemas/demo-accounts.ts';
import { processingStatuses } from '#schemas/statuses.ts';
import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';
import { expectationsFor, walkedStatuses } from './gate-expectations.ts';

/** Statuses that jobs finish within seconds: their account does not stay in them. */
const passing = new Set<string>(processingStatuses);
const standing = walkedStatuses.filter(
  (status) => !passing.has(status) && demoAccounts.some((account) => account.status === status),
);

/** Follows redirects by hand and says where a request ends: first loads by their documents, moves by their plans. */
async function landing(request: APIRequestContext, path: string, kind: 'document' | 'plan'): Promise<string> {
  let at = path;
  for (let hop = 0; hop < 5; hop += 1) {
    const next = await hopFrom(request, at, kind);
    if (next === null) return at;
    at = new URL(next, 'http://here.invalid').pathname;
  }
  throw new Error(`${path} is sent in circles.`);
}

async function hopFrom(request: APIRequestContext, path: string, kind: 'document' | 'plan') {
  if (kind === 'document') {
    const reply = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
    return reply.headers()['location'] ?? null;
  }
  const reply = await request.get(`/_plan${path}`, { headers: { accept: 'application/json' } });
  const answer = (await reply.json()) as { kind: string; to?: string };
  return answer.kind === 'redirect' ? (answer.to ?? null) : null;
}

for (const status of standing)
  test(`[spec 4] ${status}: every route, first load and in-app`, async ({ page }) => {
    await page.goto('/info');
    await signInAs(page, status);
    const expected = expectationsFor(status);
    const walked = await Promise.all(
      expected.map(async ({ path }) => {
        const [firstLoad, inApp] = await Promise.all([
          landing(page.request, path, 'document'),
          landing(page.request, path, 'plan'),
        ]);
        return { path, firstLoad, inApp };
      }),
    );
    expect(walked).toEqual(expected);
  });

test('[spec 4] a link to another status’s screen moves in-app, without a reload', async ({ page }) => {
  await page.goto('/info');
  await signInAs(page, 'blocked');
  await page.goto('/blocked');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    Reflect.set(window, 'stillHere', true);
    const link = document.createElement('a');
    link.href = '/application';
    link.textContent = 'Wniosek';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Wniosek', exact: true }).last().click();
  await expect(page).toHaveURL(/\/blocked$/);
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true);
});
