import { expect, test } from './fixtures.ts';
import { untilIdle } from './support/blocks.ts';
import { axeFindings } from './support/page-checks.ts';

test.describe('error screens', () => {
  test('404: the slider, with words of the site, in its language', async ({ page, quiet }) => {
    quiet.expectMessage(/status of 404/);
    const response = await page.goto('/nothing-is-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 · Nie znaleziono strony')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tego kafelka brakuje');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByRole('main').getByRole('link', { name: /Koszty i dokumenty/ })).toHaveAttribute(
      'href',
      '/info',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('404: its slider moves by button', async ({ page, quiet }) => {
    quiet.expectMessage(/status of 404/);
    await page.goto('/nothing-is-here');
    const list = page.getByRole('main').getByRole('list').last();
    const place = () => list.evaluate((element) => element.scrollLeft);
    const start = await place();
    await page.getByRole('button', { name: 'Następne propozycje' }).click();
    await expect.poll(place).toBeGreaterThan(start);
  });

  test('555: the process error at its own address', async ({ page, quiet }) => {
    quiet.expectMessage(/status of 555/);
    const response = await page.goto('/bpm-error');
    expect(response?.status()).toBe(555);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /22 000 01 23/ })).toBeVisible();
  });
});

test.describe('a lost connection', () => {
  test('is told while it lasts, on a page that runs no more than the starter', async ({ page, context }) => {
    await page.goto('/about');
    await untilIdle(page);
    const notice = page.locator('#mozaika-offline-notice');
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveRole('alert');
    await expect(notice).toContainText('Brak połączenia z internetem');
    await expect(notice).toBeInViewport();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });

  test('[spec 8] keeps the page whatever leads away from it, and takes the way up again with the connection', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/);
    const notice = page.locator('#mozaika-offline-notice');
    const footer = page.getByRole('contentinfo');
    const typed = page.getByRole('searchbox').or(page.getByLabel('Imię')).first();
    await page.goto('/contacts');
    await untilIdle(page);
    await typed.fill('Anna');
    await context.setOffline(true);
    const stays = async () => {
      await expect(notice).toBeVisible();
      await expect(page.locator('#mozaika-page-loader')).toBeHidden();
      await expect(page).toHaveURL('/contacts');
      await expect(typed).toHaveValue('Anna');
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
    };
    await notice.getByRole('button').click();
    await test.step('a link before the runtime was needed', async () => {
      await footer.getByRole('link', { name: 'O nas', exact: true }).click();
      await stays();
    });
    await test.step('a link to a file', async () => {
      await page.evaluate(() =>
        document.body.prepend(
          Object.assign(document.createElement('a'), {
            href: '/illustrations/map.svg',
            textContent: 'A file',
          }),
        ),
      );
      await page.getByRole('link', { name: 'A file' }).click();
      await stays();
    });
    await test.step('a form that the browser sends by itself, with and without an address of its own', async () => {
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), { action: '/search' });
        form.append(Object.assign(document.createElement('button'), { textContent: 'By GET' }));
        const post = Object.assign(document.createElement('form'), { method: 'post' });
        post.append(Object.assign(document.createElement('button'), { textContent: 'By POST' }));
        document.body.prepend(form, post);
      });
      for (const name of ['By GET', 'By POST']) {
        await page.getByRole('button', { name }).click();
        await stays();
      }
    });
    await context.setOffline(false);
    await footer.getByRole('link', { name: 'O nas', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await footer.getByRole('link', { name: 'Kontakt', exact: true }).click();
    await expect(page).toHaveURL('/contacts');
    await typed.fill('Anna');
    await context.setOffline(true);
    await notice.getByRole('button').click();
    await test.step('a link in the running page', async () => {
      await footer.getByRole('link', { name: 'Regulamin', exact: true }).click();
      await stays();
    });
    await test.step('one step back, and forward again', async () => {
      await page.evaluate(() => history.back());
      await stays();
    });
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(page).toHaveURL('/contacts');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contacts');
  });
});

test('[spec 4] a site closed while a page runs shows the words of its host over it, and gives the page back as it was', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/status of 503/);
  const text = 'Wracamy o <b>6.00</b>';
  await page.goto('/signin/link');
  const email = page.getByRole('main').locator('input[name="email"]');
  await email.fill('anna@nowhere.example');
  await page.route('**/v2/**', (route) => route.fulfill({ status: 503, json: { data: { text } } }));
  await page.getByRole('button', { name: 'Wyślij link' }).click();

  const screen = page.getByRole('dialog', { name: 'Serwis jest chwilowo wyłączony' });
  const retry = screen.getByRole('button', { name: 'Spróbuj ponownie' });
  await expect(screen).toContainText('503 · Site is offline');
  await expect(screen).toContainText(text);
  await expect(retry).toBeFocused();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await retry.press('Enter');
  await expect(screen.getByRole('status')).toContainText('nadal wyłączony');
  await page.keyboard.press('Escape');
  await expect(screen).toBeVisible();

  await page.unroute('**/v2/**');
  await retry.press('Enter');
  await expect(screen).toHaveCount(0);
  await expect(page).toHaveURL('/signin/link');
  await expect(email).toHaveValue('anna@nowhere.example');
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('heading', { name: 'Zajrzyj do skrzynki' })).toBeFocused();
});
