import type { Locator, Page, Request } from '@playwright/test';
import { imagePreloadFactor } from '#schemas/constants.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './support/blocks.ts';
import { footerLink } from './support/footer-link.ts';
import { markDocument, sameDocument } from './support/loan-sandbox.ts';

/** Puts a link into the page, as a snippet could have, and answers it. */
async function addLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<Locator> {
  await page.evaluate((wanted) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    link.textContent = 'The added link';
    // Outside of what React takes over.
    document.body.prepend(link);
  }, attributes);
  return page.getByRole('link', { name: 'The added link' });
}

/** Waits until the pictures near the window are asked for (specification 9): a page learns of them some frames later. */
const untilPicturesAreAskedFor = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate((factor) => {
        const beyond = innerHeight * (factor - 1);
        return [...document.querySelectorAll('img[loading=lazy]')].filter((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && bottom > -beyond && top < innerHeight + beyond;
        }).length;
      }, imagePreloadFactor),
    )
    .toBe(0);

/** Everything of a document that a move must bring up to date. */
async function documentOf(page: Page) {
  await untilPicturesAreAskedFor(page);
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    head: [...document.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML).sort(),
    // React's own marks between texts say nothing about what is shown.
    body: document.getElementById('mozaika-app')?.innerHTML.replaceAll(/<!--.*?-->/g, ''),
  }));
}

test('an in-app move shows the very document that loading the address shows', async ({ page }) => {
  await page.goto('/about');
  const loaded = await documentOf(page);
  await page.goto('/');
  await markDocument(page);
  await footerLink(page, 'O nas').click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(loaded.title);
  expect(await documentOf(page)).toEqual(loaded);
  expect(await sameDocument(page)).toBe(true);

  // [issue 16] A Plan that a newer build made is not for the code of this page: the move loads the document.
  await page.route('**/_plan/contacts', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    expect(body).toContain('"runtime":"/assets/');
    await route.fulfill({
      body: body.replace('"runtime":"/assets/', '"runtime":"/assets/next-'),
      response: answer,
    });
  });
  await footerLink(page, 'Kontakt').click();
  await expect(page).toHaveURL('/contacts');
  await expect.poll(() => sameDocument(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an in-app move focuses the main part, unseen', async ({ page }) => {
  await page.goto('/about');
  await footerLink(page, 'Kontakt').click();
  await expect(page.locator('#main')).toBeFocused();
});

test('blocks of the next page are alive at once', async ({ page }) => {
  await page.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /strona główna/i })
    .click();
  await expect(page).toHaveURL('/');
  const amount = page.locator('[data-block=hero-calculator]').getByRole('spinbutton').first();
  const start = Number(await amount.inputValue());
  await page.getByRole('button', { name: /^Zwiększ kwotę/ }).click();
  await expect(amount).toHaveValue(String(start + Number(await amount.getAttribute('step'))));
});

test.describe('links to a place', () => {
  test('on the same page is the browser’s own business', async ({ page }) => {
    const plans: string[] = [];
    page.on('request', (request) => request.url().includes('/_plan') && plans.push(request.url()));
    await page.goto('/jak-to-dziala');
    await markDocument(page);
    const link = page.locator('[data-block=places] a[href$="#calculator"]');
    await link.click();
    await expect(page).toHaveURL('/jak-to-dziala#calculator');
    await expect(page.locator('#calculator')).toBeInViewport();
    expect(await sameDocument(page)).toBe(true);
  });

  test('on another page leads to that place', async ({ page }) => {
    await page.goto('/about');
    await markDocument(page);
    await (await addLink(page, { href: '/#faq' })).click();
    await expect(page).toHaveURL('/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    expect(await sameDocument(page)).toBe(true);
  });
});

test.describe('left to the browser', () => {
  test('a link to another site', async ({ page }) => {
    await page.route('https://other.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Other</h1>' }),
    );
    await page.goto('/about');
    await (await addLink(page, { href: 'https://other.example/about' })).click();
    await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible();
  });

  test('a link to a file', async ({ page }) => {
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto('/about');
    await (await addLink(page, { href: '/illustrations/map.svg' })).click();
    await expect(page).toHaveURL('/illustrations/map.svg');
    expect(await page.evaluate(() => document.documentElement.localName)).toBe('svg');
  });

  test('a link that asks for a tab of its own', async ({ page, context }) => {
    await page.goto('/about');
    await markDocument(page);
    const link = await addLink(page, { href: '/contacts', target: '_blank' });
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(opened).toHaveURL('/contacts');
    await expect(page).toHaveURL('/about');
  });

  for (const modifier of ['Control', 'Shift'] as const)
    test(`a click with ${modifier}`, async ({ page, context }) => {
      await page.goto('/about');
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        footerLink(page, 'Kontakt').click({ modifiers: [modifier] }),
      ]);
      await expect(opened).toHaveURL('/contacts');
      await expect(page).toHaveURL('/about');
    });
});

test.describe('where a move ends', () => {
  for (const [from, to] of [
    ['/stara-oferta', '/wiosenny-remont'],
    ['/application', '/signin?next=%2Fapplication'],
  ] as const)
    test(`${from} leads on to ${to}`, async ({ page }) => {
      await page.goto('/about');
      await markDocument(page);
      await (await addLink(page, { href: from })).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sameDocument(page)).toBe(true);
      // The address that only leads on is no step of the history.
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

  test('an address nobody knows shows the 404 screen in place', async ({ page }) => {
    await page.goto('/about');
    await markDocument(page);
    await (await addLink(page, { href: '/nothing-is-here' })).click();
    await expect(page).toHaveURL('/nothing-is-here');
    await expect(page.getByText('404 · Nie znaleziono strony')).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
  });
});

test.describe('the page loader', () => {
  test('shows while a slow screen is fetched, and goes away', async ({ page }) => {
    await page.goto('/about');
    const plan = await hold(page, '**/_plan/contacts');
    const loader = page.locator('#mozaika-page-loader');
    await expect(loader).toBeHidden();
    await footerLink(page, 'Kontakt').click();
    await expect(loader).toBeVisible();
    await expect(loader.locator('svg')).toHaveCount(4);
    await expect(page).toHaveURL('/about');
    plan.release();
    await expect(page).toHaveURL('/contacts');
    await expect(loader).toBeHidden();
  });

  test('never shows for a screen that was fetched ahead', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const link = footerLink(page, 'Kontakt');
    const fetched = page.waitForResponse('**/_plan/contacts');
    await link.hover();
    await page.clock.runFor(3000);
    await fetched;
    await link.click();
    await expect(page).toHaveURL('/contacts');
    await page.clock.runFor(1000);
    await expect(page.locator('#mozaika-page-loader')).toBeHidden();
  });
});

const isPlan = (request: Request) => request.url().includes('/_plan/');

test.describe('fetching a screen', () => {
  test('happens once, at the first hint that its link will be followed; its press asks for news alone', async ({
    page,
  }) => {
    const plans: Promise<boolean>[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/_plan')) return;
      expect(new URL(request.url()).pathname).toBe('/_plan/contacts');
      plans.push(request.allHeaders().then((headers) => 'if-none-match' in headers));
    });
    await page.goto('/about');
    const link = footerLink(page, 'Kontakt');
    await Promise.all([page.waitForEvent('requestfinished', isPlan), link.hover()]);
    await link.click();
    await expect(page).toHaveURL('/contacts');
    expect(await Promise.all(plans)).toEqual([false, true]);
  });

  test('[issue 6] a press asks at once: on a page that is never idle it would be taken for one of a later moment', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/about');
    await footerLink(page, 'Kontakt').hover();
    await Promise.all([page.waitForRequest(isPlan), page.mouse.down()]);
    await expect(page).toHaveURL('/about');
    await page.mouse.up();
    await expect(page).toHaveURL('/contacts');
  });

  test('that fails leaves the move to the browser', async ({ page, quiet }) => {
    quiet.expectMessage(/net::ERR_FAILED.*_plan\/contacts/);
    await page.route('**/_plan/contacts', (route) => route.abort());
    await page.goto('/about');
    await markDocument(page);
    await footerLink(page, 'Kontakt').click();
    await expect(page).toHaveURL('/contacts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sameDocument(page)).toBe(false);
  });
});
