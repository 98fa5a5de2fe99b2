import { expect, test } from './fixtures.ts';
import { findFreePort } from './support/free-port.ts';
import { startTestServer } from './support/server.ts';

test('[issue 19] a visit that is measured tells how fast it was when it is left', async ({ page }) => {
  const metricsPort = await findFreePort();
  const server = await startTestServer({ WEB_VITALS_SHARE: '1', METRICS_PORT: String(metricsPort) });
  try {
    // The library comes after the page.
    await page.goto(`${server.url}/about`, { waitUntil: 'networkidle' });
    await page.goto(`${server.url}/contacts`);
    // What is sent as a page is left is not among the requests that Playwright tells of.
    const metrics = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const vital of ['FCP', 'LCP', 'TTFB'])
      await expect
        .poll(metrics)
        .toContain(`mozaika_web_vital_seconds_count{vital="${vital}",route="/{alias}"} 1`);
    expect(await metrics()).toContain('mozaika_web_vital_shift_count{route="/{alias}"} 1');
  } finally {
    await server.stop();
  }
});
