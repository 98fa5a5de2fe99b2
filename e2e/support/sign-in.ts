import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts } from '#schemas/demo-accounts.ts';
import { namedStep } from './named-step.ts';
import { signInStep } from './step-titles.ts';

/**
 * Signs a customer of the sandbox in by the call that the sign-in page makes: there is one in each status. The next page
 * that the window opens is the customer's.
 */
export const signInAs = (page: Page, status: string): Promise<void> => signInRequests(page.request, status);

/** The same for requests without a window. */
export const signInRequests = (request: APIRequestContext, status: string): Promise<void> =>
  namedStep(signInStep, async () => {
    const answer = await request.post('/v2/loan/user/login?language=pl', {
      headers: { 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' },
      data: { email: `${status}@example.com`, password: demoAccounts[0]?.password ?? '' },
    });
    if (!answer.ok()) throw new Error(`Signing in as ${status} was answered ${answer.status()}.`);
  });
