import type { Page } from '@playwright/test';
import type { FormDefinition } from '#schemas/form.ts';
import type { Application } from '#schemas/lending/application.ts';
import { sampleValues } from '#server/platform/lending/dev/sample-values.ts';
import { decide } from '../support/loan-sandbox.ts';
import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';
import { openStudio, screenFindings, screenReady, studioHeaders } from '../support/studio.ts';

const application = '/v2/loan/application';
const manage = '/v2/system/manage/applications';

/** A window of a customer of the sandbox. */
async function customerIn(page: Page, status: string): Promise<Page> {
  await page.goto('/info');
  await signInAs(page, status);
  return page;
}
const applicationOf = async (page: Page): Promise<Application> =>
  ((await (await page.request.get(`${application}/status?app=0`)).json()) as { data: Application }).data;

/** Sends all steps with what is needed and no more: the consent to an automated decision stays away. */
async function applyWithoutProgram(page: Page): Promise<string> {
  await decide(page, { status: 'filling-form' });
  for (const [step, values] of Object.entries(sampleValues)) {
    const url = `${application}/step/${step}?language=pl`;
    const { data } = (await (await page.request.get(url)).json()) as { data: FormDefinition };
    const needed = data.groups
      .flatMap(({ fields }) => fields)
      .filter(({ type, validation_rules: rules = [] }) =>
        type === 'consent' ? rules.some((rule) => rule.type === 'required') : false,
      );
    const ticks = Object.fromEntries(needed.map(({ alias }) => [alias, true]));
    const headers = { 'x-requested-with': 'mozaika', origin: new URL(page.url()).origin };
    const sent = await page.request.post(url, { headers, data: { ...values, ...ticks } });
    expect([step, sent.status(), await sent.text()]).toEqual([step, 200, expect.any(String)]);
  }
  return (await applicationOf(page)).number ?? '';
}

test('[truth] support works through what waits for a person: by keyboard, in a phone’s window, and a colleague may be faster', async ({
  page,
  openPage,
  quiet,
}) => {
  test.slow();
  quiet.expectMessage(/409.*\/applications\/call/s);
  quiet.expectMessage(/404.*\/applications\/case/s);
  const called = await customerIn(await openPage(), 'call-verification');
  const applying = await customerIn(await openPage(), 'data-checking');
  // What was left of other tests of this worker is put right first.
  await decide(called, { status: 'call-verification' });
  const call = (await applicationOf(called)).number ?? '';
  const decision = await applyWithoutProgram(applying);

  await test.step('a call that nobody answers is noted by keyboard, and goes on waiting', async () => {
    await openStudio(page, 'agent', 'applications');
    await page.getByRole('combobox', { name: 'Na co czeka' }).selectOption('Telefon');
    await expect(page).toHaveURL(/waits_for=call/);
    const opener = page.getByRole('button', { name: `Otwórz wniosek ${call}` });
    await expect(opener).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Wniosek ${call}` });
    await expect(dialog.getByRole('link', { name: /^\+48 \d{3} \d{3} \d{3}$/ })).toBeVisible();
    await expect(dialog.getByText('0 z 3')).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Klient nie odebrał' }).press('Enter');
    const sure = page.getByRole('dialog', { name: 'Zapisać nieodebraną próbę?' });
    await sure.getByRole('button', { name: 'Klient nie odebrał' }).press('Enter');
    await expect(dialog.getByText('Wniosek dalej czeka na rozmowę.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Zamknij' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('what a colleague did meanwhile is said, and nothing is done twice', async () => {
    await page.goto(`/studio/applications?waits_for=call&open=${encodeURIComponent(call)}`);
    await screenReady(page);
    const dialog = page.getByRole('dialog', { name: `Wniosek ${call}` });
    await expect(dialog.getByText('1 z 3')).toBeVisible();
    const colleague = (outcome: string) =>
      page.request.post(`${manage}/call`, { headers: studioHeaders(page), data: { number: call, outcome } });
    const talked = async () => {
      await dialog.getByRole('button', { name: 'Rozmowa się odbyła' }).click();
      const sure = page.getByRole('dialog', { name: 'Zapisać rozmowę?' });
      await sure.getByRole('button', { name: 'Rozmowa się odbyła' }).click();
    };
    expect((await colleague('missed')).status()).toBe(200);
    await talked();
    await expect(dialog.getByText('W międzyczasie ten wniosek się zmienił.')).toBeVisible();
    await expect(dialog.getByText('2 z 3')).toBeVisible();
    expect((await colleague('done')).status()).toBe(200);
    await talked();
    await expect(dialog.getByText('Ktoś inny zajął się już tym wnioskiem')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Otwórz wniosek ${call}` })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(dialog.getByText('Ten wniosek na nikogo z zespołu już nie czeka.')).toBeVisible();
  });

  await test.step('a block needs a reason', async () => {
    await page.goto('/studio/applications?waits_for=unblock');
    await page
      .getByRole('button', { name: /^Otwórz wniosek/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Zdejmij blokadę' }).click();
    const sure = page.getByRole('dialog', { name: 'Zdjąć blokadę?' });
    await sure.getByRole('button', { name: 'Zdejmij blokadę' }).click();
    await expect(sure.getByRole('alert')).toHaveText('Wybierz powód. Zapiszemy go w dzienniku.');
    expect(await screenFindings(page)).toEqual([]);
    await sure.getByRole('button', { name: 'Anuluj' }).click();
  });

  await test.step('a person decides as the rules propose, and the customer’s screen goes on', async () => {
    await applying.goto('/confirm-wait');
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: `Otwórz wniosek ${decision}` });
    await expect(async () => {
      await page.goto('/studio/applications?waits_for=decision');
      await screenReady(page);
      await expect(opener).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await screenFindings(page)).toEqual([]);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `Wniosek ${decision}` });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(
      'Propozycja systemu: przyznać pożyczkę',
    );
    await expect(dialog.getByText('mieści się w budżecie klienta')).toBeVisible();
    await expect(dialog.getByText(/^6\s?200,00\szł$/)).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Zgodnie z propozycją' }).click();
    const sure = page.getByRole('dialog', { name: 'Przyznać pożyczkę?' });
    await sure.getByRole('button', { name: 'Zgodnie z propozycją' }).click();
    await expect(dialog.getByText('Klient sprawdza teraz swoje dane.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
    await expect(opener).toHaveCount(0);
    await expect(applying).toHaveURL(/\/data-checker$/);
  });

  await decide(called, { status: 'call-verification' });
  await decide(applying, { status: 'data-checking' });
});

test('[sec 16] who edits content is told whose screen it is, and asks for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openStudio(page, 'publisher', 'applications');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Konsultant albo Administrator');
  expect(asked.filter((path) => path.startsWith(manage))).toEqual([]);
});
