import type { Page } from '@playwright/test';
import { hold, runtimeChunk } from '../support/blocks.ts';
import { decide, markDocument, sameDocument } from '../support/loan-sandbox.ts';
import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';
import { giveSentCode } from './applicant.ts';

test.slow();

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
/** The screen shows what it is now, in the same document, and a keyboard stands at its beginning. */
async function isRefreshed(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeFocused();
  await expect(heading(page, title)).toBeInViewport();
  expect(await sameDocument(page)).toBe(true);
}

test('[issue 5] a signature, a transfer and a blocked card are seen without a reload', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/);
  await page.goto('/info');
  await signInAs(page, 'show-contract');
  await decide(page, { status: 'show-contract' });
  const runtime = await hold(page, `**${await runtimeChunk(page)}`);
  await page.goto('/active-contract/main-card');
  await markDocument(page);

  await test.step('sign, with what was chosen before the block woke', async () => {
    for (const box of await main(page).getByRole('checkbox').all()) await box.check();
    await main(page).getByLabel('Na rachunek karty').check();
    await giveSentCode(page, {
      ask: async () => {
        await press(page, 'Wyślij kod do podpisu');
        const asked = page.waitForRequest((request) => request.postDataJSON()?.action === 'contract.sign');
        runtime.release();
        expect((await asked).postDataJSON()).toMatchObject({ details: { payout: 'card-account' } });
      },
      give: () => press(page, /^Podpisuję umowę/),
    });
    await expect(main(page).getByRole('link', { name: /^Przelej pieniądze na swoje konto/ })).toBeVisible();
    await press(page, 'Przejdź do pożyczki');
    await isRefreshed(page, 'Twoja pożyczka');
    await expect(heading(page, 'Najbliższa rata')).toBeVisible();
  });

  await test.step('transfer twice: the same amount again is another transfer', async () => {
    await page.goto('/active-contract/transfer');
    await markDocument(page);
    const left = main(page).locator('strong').first();
    const before = await left.textContent();
    await transfer(page);
    // What was fetched ahead before the transfer is not what is shown afterwards.
    await press(page, 'Zleć kolejny');
    await isRefreshed(page, 'Przelew na Twoje konto');
    await expect(main(page).getByLabel('Kwota w złotych')).toHaveValue('');
    const once = await left.textContent();
    expect(once).not.toBe(before);
    await transfer(page);
    await press(page, 'Zleć kolejny');
    await expect(left).not.toHaveText(once ?? '');
  });

  await test.step('without an answer the page stays and says so', async () => {
    await transfer(page);
    await page.route('**/_plan/**', (route) => route.abort());
    await press(page, 'Zleć kolejny');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Zleć kolejny' })).toBeVisible();
    await page.unroute('**/_plan/**');
  });

  await test.step('block', async () => {
    await page.goto('/active-contract/card-details');
    await markDocument(page);
    await main(page).getByRole('radio').first().check();
    await giveSentCode(page, {
      ask: () => press(page, 'Wyślij kod i zablokuj'),
      give: () => press(page, 'Zablokuj kartę na stałe'),
    });
    await press(page, 'Zobacz kartę');
    await isRefreshed(page, 'Twoja karta');
    await expect(heading(page, 'Karta jest zablokowana')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Wyślij kod i zablokuj' })).toHaveCount(0);
  });
});

async function transfer(page: Page): Promise<void> {
  await main(page).getByLabel('Kwota w złotych').fill('12,50');
  await giveSentCode(page, {
    ask: () => press(page, 'Wyślij kod do przelewu'),
    give: () => press(page, /^Przelej/),
  });
  await expect(main(page).getByRole('heading', { name: /^Przelew zlecony/ })).toBeFocused();
}
