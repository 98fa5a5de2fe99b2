import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentSource } from '#engine/content/source.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import { handlersOf } from '#fake/handlers.ts';
import { samplesOf } from '#fake/samples.ts';
import { noSwitches, readSwitches, type Switches } from '#fake/switches.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { calls } from '#schemas/calls.ts';
import { readConfig } from '#server/config/read-config.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { createWebHost } from '#server/web/host.ts';
import { createLogger } from '#server/web/logger.ts';
import { httpTransport } from '#server/web/upstream/http-transport.ts';
import { createUpstream } from '#server/web/upstream/upstream.ts';
import { registry } from '#widgets/index.ts';

const platformUrl = 'http://platform.invalid';
const product = 'loan';
let switches: Switches = noSwitches;
/** What pages could not show, or only in part. */
const failures: unknown[] = [];
const handlers = handlersOf(calls, {
  product,
  origin: platformUrl,
  samples: samplesOf(shopSite),
  switches: () => switches,
});
const fakes = setupServer(...handlers);
const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };
let host: Awaited<ReturnType<typeof createWebHost>>;
let address: string;
beforeAll(async () => {
  fakes.listen({ onUnhandledRequest: 'bypass' });
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', PLATFORM_URL: platformUrl });
  const { clean } = await createSanitiser();
  const upstream = createUpstream(platformUrl);
  const transport = httpTransport({ upstream, timeoutMs: 10_000 });
  host = await createWebHost({
    config,
    logger: createLogger(config),
    engine: createEngine({
      source: createContentSource({
        transport,
        product,
        freshness: 'token',
        timeoutMs: 10_000,
        now: Date.now,
        log: { warn: () => undefined },
      }),
      registry,
      sanitise: clean,
      forms: createFormCompiler(),
      queryTimeoutMs: 10_000,
      devPages: true,
      onFailure: (failure) => failures.push(failure),
      onDegraded: (what, error) => failures.push([what, error]),
    }),
    renderer: {
      document: async ({ plan }) => {
        if (!plan) throw new Error('A problem without a plan has no screen.');
        const { body } = renderDocument(plan, { registry, shell, viewChunks: () => [] });
        return { status: plan.status, body, scriptHashes: [], scriptHosts: [], styleHashes: [] };
      },
      clientPlan: (plan) => toClientPlan(plan, registry).plan,
    },
    platform: { kind: 'remote', upstream },
    assetsDir: '/nonexistent',
    publicDir: '/nonexistent',
    onContentChange: () => undefined,
    isWarm: () => true,
  });
  address = await host.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await host.close();
  fakes.close();
});

const ask = (path: string, cookie = '') =>
  fetch(address + path, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });

/** The site's cookies of a customer of the sandbox. */
async function signIn(status: string): Promise<string> {
  const response = await fetch(`${address}/v2/${product}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika', origin: address },
    body: JSON.stringify({ email: `${status}@example.com`, password: 'Mozaika-2026!' }),
  });
  expect([response.status, await response.json()]).toMatchObject([200, { data: { firstname: 'Halina' } }]);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

test('[issue 15] the product shows its pages with no platform at all', async () => {
  const [post] = [...samplesOf(shopSite).site.all('post', 'pl').values()];
  for (const [path, words] of [
    ['/', 'Oblicz ratę'],
    [`/posts/${post?.alias}`, post?.title],
    ['/faq', 'Pytania'],
    ['/signin', 'Zaloguj'],
  ] as const) {
    const page = await ask(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text()).toContain(words);
  }
  const page = await ask('/active-contract/main-card', await signIn('contract'));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('U/2026/000123');
  expect(failures).toEqual([]);
});

test('[issue 15] a switch is seen with the next page: another status, another screen; failures are told', async () => {
  const cookie = await signIn('contract');
  const known = { ids: calls.map(({ id }) => id), statuses: ['counter-offer'] };
  switches = readSwitches('status=counter-offer', known);
  const moved = await ask('/active-contract/main-card', cookie);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/counter-offer']);
  switches = readSwitches('failing', known);
  await ask('/posts');
  expect(failures).not.toEqual([]);
});
