import type { Page } from '@playwright/test';
import { signUp } from '../support/account-walk.ts';
import { answerAboutHomeAndIncome } from '../support/loan-questions.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

test.slow();

const files = '/v2/system/customers/account/profile-update/personal/files';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const program = Buffer.from(`MZ${'\0'.repeat(300)}This program cannot be run in DOS mode.`);
const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Asks for a file as the pages of a visitor do. */
const ask = (page: Page, id: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
  }, `${files}/${id}`);

test('[sec 32] a document of the profile is judged by its bytes, and comes back as an attachment; [sec 15] to its owner alone', async ({
  page,
  browser,
  ownSite,
  quiet,
}) => {
  await signUp(page);
  await page.getByRole('banner').locator('summary:visible').last().click();
  await page.getByRole('banner').locator('a[href="/profile-settings"]:visible').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await answerAboutHomeAndIncome(page);
  const main = page.getByRole('main');
  const control = main.locator('input[type=file][name="documents"]');
  const rowOf = (name: string) => main.getByRole('listitem').filter({ hasText: name });

  await test.step('what only calls itself a PDF is refused in words', async () => {
    quiet.expectMessage(/422 .*files/);
    await control.setInputFiles(named('wyciag.pdf', program));
    await expect(rowOf('wyciag.pdf')).toContainText('Możesz dodać: JPG, PNG, PDF');
    expect(await axeFindings(page)).toEqual([]);
    await rowOf('wyciag.pdf').getByRole('button', { name: 'Ukryj plik wyciag.pdf' }).press('Enter');
    await expect(rowOf('wyciag.pdf')).toHaveCount(0);
  });

  const id = await test.step('a real one is taken, shown and saved', async () => {
    const [uploaded] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes(files)),
      control.setInputFiles(named('zaświadczenie.pdf', pdf)),
    ]);
    const { data } = (await uploaded.json()) as { data: { id: string; name: string } };
    await expect(rowOf('zaświadczenie.pdf')).toContainText('Dodany');
    await main.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(main.getByRole('heading', { name: 'Zapisaliśmy zmiany' })).toBeFocused();
    return data.id;
  });

  await test.step('its owner gets it, to save and not to open', async () => {
    const { status, text, headers } = await ask(page, id);
    expect([status, text]).toEqual([200, pdf.toString()]);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('no-store'),
    });
  });

  await test.step('another customer and a visitor do not', async () => {
    const context = await browser.newContext({ baseURL: ownSite.server.url });
    const other = await context.newPage();
    await other.goto('/about');
    expect((await ask(other, id)).status).toBe(401);
    await signInAs(other, 'nothing');
    const [foreign, unknown] = await Promise.all([ask(other, id), ask(other, crypto.randomUUID())]);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    await context.close();
  });
});
