import type { Page } from '@playwright/test';
import { demoAccounts } from '#schemas/demo-accounts.ts';

/**
 * Signs a customer of the sandbox in, in the browser and as its pages do: there is one in each status. The next page it
 * opens is the customer's.
 */
export async function signInAs(page: Page, status: string): Promise<void> {
  const email = `${status}@example.com`;
  const password = demoAccounts[0]?.password ?? '';
  const answered = await page.evaluate(
    async (body) => {
      const response = await fetch('/v2/loan/user/login?language=pl', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika' },
        body: JSON.stringify(body),
      });
      return response.status;
    },
    { email, password },
  );
  if (answered !== 200) throw new Error(`Signing in as ${email} was answered ${answered}.`);
}
