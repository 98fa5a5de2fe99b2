import { statusScreens } from '#schemas/statuses.ts';
import { expect, test } from '../fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Addresses of the sandbox's companies, and what drives the sandbox. */
const sandboxOnly: readonly (readonly [method: 'GET' | 'POST', path: string])[] = [
  ['GET', '/sandbox'],
  ['GET', '/sandbox/style.css'],
  ['GET', '/sandbox/bank/link?t=x'],
  ['POST', '/sandbox/bank/link'],
  ['GET', '/sandbox/bank/transfer?t=x'],
  ['GET', '/sandbox/bank/frame.js'],
  ['GET', '/sandbox/gateway/pay?order=x'],
  ['POST', '/sandbox/gateway/pay'],
  ['GET', '/sandbox/partner/x'],
  ['GET', '/v2/loan/dev/statuses'],
  ['POST', '/v2/loan/dev/decisions'],
  ['GET', '/v2/loan/dev/outbox?to=a@example.com'],
  ['GET', '/v2/loan/dev/social-token?email=a@example.com'],
  ['GET', '/dev-examples/component-examples'],
  ['GET', '/dev-examples/outbox'],
];

/** As our own pages send it, and no browser: what is refused is not refused for its origin. */
const ours = { 'x-requested-with': 'mozaika' };

test.describe('a production, as the internet sees it', () => {
  // One after the other: each worker would start a production of its own.
  test.describe.configure({ mode: 'default' });
  let server: TestServer;
  test.beforeAll(async () => {
    server = await startTestServer({
      MODE: 'production',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://www.example.com',
      TRUST_PROXY: 'none',
      STOP_DELAY_MS: '0',
    });
  });
  test.afterAll(() => server.stop());

  for (const [method, path] of sandboxOnly)
    test(`[sec 40] ${method} ${path} is not there`, async ({ request }) => {
      const answer = await request.fetch(server.url + path, {
        method,
        maxRedirects: 0,
        headers: ours,
        ...(method === 'POST' && { data: {} }),
      });
      // Where there is nothing, nothing but pages is asked for.
      expect(answer.status()).toBe(method === 'POST' && path.startsWith('/sandbox') ? 405 : 404);
      expect(await answer.text()).not.toMatch(/Mozaika-2026|contract@example\.com/);
    });

  test('[sec 40] no screen has the panel of the sandbox’s lender, nor its accounts', async ({ request }) => {
    const paths = ['/', '/signin', ...new Set(Object.values(statusScreens))];
    for (const path of paths) {
      const answer = await request.get(server.url + path, { headers: ours });
      const html = await answer.text();
      expect(html, path).not.toMatch(/dev\/decisions|Mozaika-2026|contract@example\.com|\/sandbox\//);
    }
  });

  test('[sec 40] on an empty database it is up, shows screens, and says what comes first', async ({
    request,
  }) => {
    expect(server.log()).toContain('npm run staff:add');
    const statusOf = async (path: string) => [path, (await request.get(server.url + path)).status()];
    for (const path of ['/', '/signin', '/signup', '/studio'])
      expect(await statusOf(path)).toEqual([path, 200]);
    await expect.poll(() => statusOf('/readyz')).toEqual(['/readyz', 200]);
    expect(await (await request.get(`${server.url}/v2/system/configs`)).json()).toEqual({ data: [] });
  });

  test('[issue 13] [sec 40] on an empty database no page names the invented company of the demo', async ({
    request,
  }) => {
    for (const path of ['/', '/signin', '/bpm-error', '/nothing-is-here']) {
      const html = await (await request.get(server.url + path)).text();
      expect(html, path).toContain('<footer');
      expect(html, path).not.toMatch(
        /Mozaika Finanse|Kafelkowa|mozaika\.example|KRS|NIP|00 01 23|tel:|mailto:/,
      );
    }
  });

  test('[sec 16] [sec 40] decision rules and the calls of staff are nobody’s business', async ({
    request,
  }) => {
    expect((await request.get(`${server.url}/v2/system/configs/lending`)).status()).toBe(404);
    for (const path of ['/v2/docs', '/v2/openapi.json']) {
      const answer = await request.get(server.url + path);
      expect([path, answer.status(), /system\/(?:manage|staff)/.test(await answer.text())]).toEqual([
        path,
        200,
        false,
      ]);
    }
  });

  test('[sec 40] the accounts of the sandbox let nobody in', async ({ request }) => {
    const answer = await request.post(`${server.url}/v2/loan/user/login`, {
      headers: ours,
      data: { email: 'contract@example.com', password: 'Mozaika-2026!' },
    });
    expect(answer.status()).toBe(401);
  });
});
