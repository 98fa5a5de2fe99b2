import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts } from '#schemas/demo-accounts.ts';
import { namedStep } from './named-step.ts';
import { signInStep } from './step-titles.ts';

/**
 * Signs a customer of the sandbox in by the call that the sign-in page makes: there is one in each status. The next page
 * that the window opens is the customer's.
 */
export const signInAs = (page: Page, status: string): Promise<void> => signInRequests(page.request, status);

/** An address of somebody: from each one may sign in twenty times a minute, and all tests together are faster. */
const someAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** The same for requests without a window. */
export const signInRequests = (request: APIRequestContext, status: string): Promise<void> =>
  namedStep(signInStep, async () => {
    const answer = await request.post('/v2/loan/user/login?language=pl', {
      headers: {
        'x-requested-with': 'mozaika',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': someAddress(),
      },
      data: { email: `${status}@example.com`, password: demoAccounts[0]?.password ?? '' },
    });
    if (!answer.ok()) throw new Error(`Signing in as ${status} was answered ${answer.status()}.`);
  });
