import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, calls } from '#schemas/calls.ts';
import type { Config } from '#server/config/config.ts';
import { readConfig } from '#server/config/read-config.ts';
import { oncePerVisit } from '#server/platform/base/one-visit.ts';
import { drawHere } from '#server/platform/base/pdf/draw-here.ts';
import type { FirstStep } from '#server/platform/first-steps.ts';
import { registerSandboxParties } from '#server/sandbox/sandbox-parties.ts';
import { type ContentLink, openContentLink } from './content-link.ts';
import { welcome } from './welcome.ts';

/** The calls that drive a sandbox, as schemas/calls says. A new one is tried here by itself. */
const devCalls = calls.filter(({ area }: Call) => area === 'dev');

/** The embedded platform as a server of that mode has it, with what it logged. */
async function open(mode: Config['mode']) {
  const lines: string[] = [];
  const config: Config = {
    mode,
    site: 'shop',
    port: 0,
    host: '127.0.0.1',
    trustProxy: false,
    timeZone: 'Europe/Warsaw',
    dataDir: 'memory://',
    product: 'loan',
    logLevel: 'warn',
    logFormat: 'json',
    cacheBytes: 1024 * 1024,
    renderLimit: 64,
    upstreamTimeoutMs: 10_000,
    queryTimeoutMs: 3000,
    stopDelayMs: 0,
    vitalsShare: 0,
    ...(mode === 'production' && { publicOrigin: 'https://www.example.com' }),
  };
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const link = await openContentLink({
    config,
    logger,
    checkForm: () => Promise.reject(new Error('no form is sent here')),
    checkContent: async () => [],
    findReferences: () => [],
    drawSheet: drawHere,
    publicOrigin: () => 'https://www.example.com',
    notifyShop: async () => 200,
  });
  const app = Fastify();
  const addresses: string[] = [];
  app.addHook('onRoute', ({ url }) => void addresses.push(url));
  if (link.parties.length > 0) await registerSandboxParties(app, link.parties);
  await app.ready();
  return { link, app, addresses: [...new Set(addresses)], lines };
}

const answerOf = async ({ platform }: ContentLink, { method, path }: Call): Promise<number> => {
  if (platform.kind !== 'embedded') throw new Error('the platform is not the embedded one');
  const url = path.replace('{product}', 'loan');
  const { statusCode } = await platform.app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url,
    ...(method !== 'GET' && { payload: {} }),
  });
  return statusCode;
};

describe('a production', () => {
  let sandbox: Awaited<ReturnType<typeof open>>;
  let production: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    sandbox = await open('sandbox');
    production = await open('production');
  }, 240_000);
  afterAll(async () => {
    await Promise.all([sandbox, production].map(({ app, link }) => Promise.all([app.close(), link.close()])));
  });

  test('[issue 16] looks up once a page who asks, as the sandbox does', async () => {
    for (const { platform } of [sandbox.link, production.link]) {
      if (platform.kind !== 'embedded') throw new Error('the platform is not the embedded one');
      let reads = 0;
      const read = () => oncePerVisit('who asks', async () => ++reads);
      await platform.asOneVisit?.(() => Promise.all([read(), read()]));
      expect(reads).toBe(1);
    }
  });

  test.each(devCalls.map((call) => [call.id, call] as const))('[sec 40] has no %s', async (_id, call) => {
    expect(await answerOf(sandbox.link, call)).not.toBe(404);
    expect(await answerOf(production.link, call)).toBe(404);
  });

  test('[sec 40] has none of the companies of the sandbox, nor any address of theirs', async () => {
    const folders = new Set(sandbox.addresses.map((url) => url.split('/').slice(1, 3).join('/')));
    expect(folders).toEqual(new Set(['sandbox/bank', 'sandbox/gateway', 'sandbox/partner']));
    expect(sandbox.addresses.length).toBeGreaterThan(6);
    expect(production.link.parties).toEqual([]);
    expect(production.addresses).toEqual([]);
  });

  test('[sec 40] has nothing of a demo shop, and says what comes first', async () => {
    const read = async ({ platform }: ContentLink, url: string) => {
      if (platform.kind !== 'embedded') throw new Error('the platform is not the embedded one');
      return (await platform.app.inject(url)).json().data;
    };
    for (const url of ['/v2/system/configs', '/v2/system/blocks', '/v2/catalog/categories']) {
      expect([url, (await read(sandbox.link, url)).length > 0]).toEqual([url, true]);
      expect([url, await read(production.link, url)]).toEqual([url, []]);
    }
    expect(await production.link.sitemap?.()).toEqual([]);
    expect(await sandbox.link.firstSteps?.()).toEqual([]);
    expect(await production.link.firstSteps?.()).toEqual(['staff', 'content']);
    const config = readConfig({
      MODE: 'production',
      PUBLIC_ORIGIN: 'https://www.example.com',
      TRUST_PROXY: 'none',
    });
    const greet = (steps: readonly FirstStep[]) =>
      welcome({ address: 'http://127.0.0.1:3000', config, steps, ms: 1000 });
    const greeting = greet(['staff', 'content']);
    expect(greeting).toMatch(
      /1\. Add the first administrator while the server is stopped:\n.*staff:add[\s\S]*2\. .*\/studio/,
    );
    expect(greet([])).not.toContain('Next');
  });

  test('[issue 5] says at its start which partners it lends without', () => {
    const greetingOf = (lines: readonly string[]) =>
      lines.filter((line) => line.includes('partners are not connected'));
    expect(greetingOf(sandbox.lines)).toEqual([]);
    expect(greetingOf(production.lines).map((line) => JSON.parse(line))).toMatchObject([
      {
        missing: expect.arrayContaining([
          'credit bureaus',
          'external data',
          'bank links',
          'repayment accounts',
          'cards',
        ]),
      },
    ]);
  });
});
