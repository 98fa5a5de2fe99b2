import { demoAccounts } from '#schemas/demo-accounts.ts';

/** Signs a customer of the sandbox in. @returns the cookies of the session, as a browser sends them */
export async function signInCustomer(url: string, status: string): Promise<string> {
  const answer = await fetch(`${url}/v2/loan/user/login?language=pl`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'mozaika',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ email: `${status}@example.com`, password: demoAccounts[0]?.password ?? '' }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${status} was answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
