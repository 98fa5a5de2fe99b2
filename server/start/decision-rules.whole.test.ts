import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderDocument } from '#renderer/server/render-document.ts';
import { takesNoForms } from '#server/platform/content/forms/form-checker.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { createPlatform, type Platform } from '#server/platform/platform.ts';
import { markedRules, secretsOfRules } from '#server/platform/testing/marked-rules.ts';
import { registry } from '#widgets/index.ts';
import { sitemapPaths } from './sitemap.ts';
import { createShopEngine } from './testing/shop-engine.ts';

const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };

let platform: Platform;
beforeAll(async () => {
  const entries = sites.get('shop')?.entries ?? [];
  const rest = entries.filter(({ kind, key }) => kind !== markedRules.kind || key !== markedRules.key);
  platform = await createPlatform({
    dataDir: 'memory://',
    product: 'loan',
    sandbox: true,
    site: { name: 'rules', entries: [...rest, markedRules] },
    checkForm: takesNoForms,
    logger: false,
  });
}, 120_000);
afterAll(() => platform.close());

test('[sec 16] how applications are decided is in no page of the shop, nor in any plan a browser gets', async () => {
  const failures: unknown[] = [];
  const engine = await createShopEngine(platform, (problem) => failures.push(problem));
  const paths = [
    ...sitemapPaths(await platform.publishedPages()),
    '/signin',
    '/application',
    '/search?q=praca',
  ];
  expect(paths.length).toBeGreaterThan(10);
  const logged: string[] = [];
  for (const url of paths) {
    const visit = { url, phase: 'first-load', session: { kind: 'anonymous' }, requestId: 'test' } as const;
    const outcome = await engine.resolve(visit);
    const page =
      outcome.kind === 'page'
        ? renderDocument(outcome.plan, { registry, shell, viewChunks: () => [] }).body.toString()
        : null;
    const text = JSON.stringify([outcome, page]);
    for (const secret of secretsOfRules) if (text.includes(secret)) logged.push(`${url}: ${secret}`);
  }
  expect([logged, failures]).toEqual([[], []]);
}, 60_000);
