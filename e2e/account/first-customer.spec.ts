import { startMailServer } from '#server/platform/base/messages/testing/mail-server.ts';
import { expect, test } from '../fixtures.ts';
import {
  mainButton,
  neededTick,
  signInWithPassword,
  signOut,
  signOutButton,
} from '../support/account-walk.ts';
import { findFreePort } from '../support/free-port.ts';
import { startHttpsFront } from '../support/https-front.ts';
import { startTestServer } from '../support/server.ts';

test('the first customer of an empty production signs up with the code of the letter, and signs in by password', async ({
  browser,
  quiet,
}) => {
  const [mail, port] = await Promise.all([startMailServer(), findFreePort()]);
  const origin = `https://127.0.0.1:${port}`;
  const server = await startTestServer({
    MODE: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: 'loopback',
    STOP_DELAY_MS: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Mozaika <hello@site.example>',
  });
  const front = await startHttpsFront(port, () => server.url);
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  quiet.watch(context);
  const page = await context.newPage();
  const account = { email: 'ola@nowak.example', password: 'Zielona-mozaika-7' };

  await page.goto('/signup');
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name="${name}"]`);
  await field('firstname').fill('Ola');
  await field('lastname').fill('Nowak');
  await field('email').fill(account.email);
  await field('phone').fill('600 700 800');
  await field('password').fill(account.password);
  await field('password_repeat').fill(account.password);
  for (const tick of await main.locator(neededTick).all()) await tick.check();
  await mainButton(page).click();
  await expect(field('code')).toBeVisible();
  await expect.poll(() => codeIn(mail.heard())).not.toBe('');
  await field('code').fill(codeIn(mail.heard()));
  await field('code').press('Enter');
  await page.waitForURL('/');
  await expect(signOutButton(page)).toBeAttached();

  await signOut(page);
  await signInWithPassword(page, account);
  await page.goto('/profile-settings');
  await expect(main.locator('input[name="lastname"]')).toHaveValue('Nowak');

  await context.close();
  front.close();
  await server.stop();
  mail.stop();
});

/** The code of the last letter: six digits that stand alone; empty while there is none. */
const codeIn = (letters: string): string => [...letters.matchAll(/(?<=\s)\d{6}(?=[\s.])/g)].at(-1)?.[0] ?? '';
