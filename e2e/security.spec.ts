import type { Page } from '@playwright/test';
import { wakeAll } from './support/blocks.ts';
import { demoPages } from './support/demo-pages.ts';
import { expect, test } from './support/own-site.ts';

const strictPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types mozaika',
  'report-uri /_csp-report',
];

/** Lists the violations a page tells of; the fixture sees them in the console as well. */
async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'violations', seen);
    addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
  });
  return () => page.evaluate(() => Reflect.get(window, 'violations') as string[]);
}

for (const path of demoPages)
  test(`[sec 22] ${path} keeps a strict policy, asleep and awake`, async ({ page, ownSite }) => {
    const violations = await watchViolations(page);
    const reports = await ownSite.counter('mozaika_content_policy_reports_total');
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy.split('; ')).toEqual(strictPolicy);
    await wakeAll(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bezpieczeństwo' }).click();
    await expect(page).toHaveURL('/info-static');
    expect(await violations()).toEqual([]);
    expect(await ownSite.counter('mozaika_content_policy_reports_total')).toBe(reports);
  });

test('[sec 22] no document holds inline style, inline script or a handler', async ({ ownSite }) => {
  const documents = await Promise.all(
    [...demoPages, '/signup', '/nothing-is-here'].map(async (path) =>
      (await fetch(ownSite.server.url + path)).text(),
    ),
  );
  for (const html of documents) {
    const markup = html.replaceAll(/<script[^>]* type="application\/(?:ld\+)?json"[^>]*>.*?<\/script>/gs, '');
    expect(markup).not.toMatch(/<style/i);
    expect(markup).not.toMatch(/<[^>]*\s(style|on[a-z]+)=/i);
    expect(markup.match(/<script(?![^>]*\ssrc=)[^>]*>/gi)).toBeNull();
  }
});

test('[sec 22] markup from a string is refused by the browser', async ({ page, quiet }) => {
  quiet.expectMessage(/TrustedHTML/);
  await page.goto('/about');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<h1>Injected</h1>';
      return null;
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  });
  expect(refused).toBe('TypeError');
});

test('[sec 22] an address of another host is not fetched, and is reported', async ({
  page,
  ownSite,
  quiet,
}) => {
  quiet.expectMessage(/evil\.example\/x\.png.*Content Security Policy/);
  const before = await ownSite.counter('mozaika_content_policy_reports_total');
  let fetched = false;
  await page.route('https://evil.example/**', (route) => {
    fetched = true;
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.goto('/about');
  const reported = page.waitForResponse('**/_csp-report');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.setAttribute('src', 'https://evil.example/x.png');
    document.body.append(image);
  });
  expect((await reported).status()).toBe(204);
  expect(fetched).toBe(false);
  expect(await ownSite.counter('mozaika_content_policy_reports_total')).toBe(before + 1);
});

test.describe('[sec 23] snippets', () => {
  const inline = 'document.documentElement.dataset.snippet = "ran";';

  test('an inline script of a snippet runs by its hash, on its addresses alone', async ({
    page,
    publishSnippet,
  }) => {
    await publishSnippet('inline', {
      url: '/regulamin',
      head: `<script>${inline}</script>`,
      body_begin: '<noscript><p>Without script</p></noscript>',
      body_end: '',
    });
    const response = await page.goto('/regulamin');
    await expect(page.locator('html')).toHaveAttribute('data-snippet', 'ran');
    expect(response?.headers()['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/,
    );
    await page.goto('/polityka-prywatnosci');
    await expect(page.locator('html')).not.toHaveAttribute('data-snippet');
  });

  test('scripts of hosts nobody allowed, handlers and <base> are taken out', async ({
    page,
    publishSnippet,
  }) => {
    await publishSnippet('refused', {
      url: '/formularz-informacyjny',
      head: '<script src="https://evil.example/x.js"></script><base href="https://evil.example/">',
      body_begin: '<p id="kept" onclick="steal()">Kept</p>',
      body_end: '<iframe src="https://evil.example/"></iframe>',
    });
    const response = await page.goto('/formularz-informacyjny');
    expect(await response?.text()).not.toContain('evil.example');
    await expect(page.locator('#kept')).toHaveText('Kept');
    await expect(page.locator('#kept')).not.toHaveAttribute('onclick');
  });

  test('only an admin may write them', async ({ ownSite }) => {
    const rule = { url: '/about', head: '', body_begin: '', body_end: '' };
    await expect(ownSite.publisher.create('snippets', 'mine', rule)).rejects.toThrow(/answered 403/);
  });
});
