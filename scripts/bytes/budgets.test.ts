import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benchAlias, pageOfFourteen } from '#bench/page-of-fourteen.ts';
import { startForeignPlatform } from '#e2e/support/foreign-platform.ts';
import { createContentSource } from '#engine/content/source.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { allTextFiles } from '#renderer/server/text-files.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { httpTransport } from '#server/web/upstream/http-transport.ts';
import { createUpstream } from '#server/web/upstream/upstream.ts';
import { registry } from '#widgets/index.ts';
import { renameClasses } from '../build/short-classes/class-names.ts';
import { classNamesOf } from '../build/short-classes/short-classes.ts';
import { buildStyleSheet } from '../build/short-classes/style-sheet.ts';
import { type Budget, complaintOf, fileBudgets, pageBudgets } from './budgets.ts';

const root = join(import.meta.dirname, '../..');
const css = await buildStyleSheet(root);
const names = classNamesOf(css, root);
const within = (budget: Budget, bytes: number) => expect(complaintOf(budget, bytes)).toBeNull();

test('[issue 16] a budget tells what is too large and by how much', () => {
  const styles: Budget = { what: 'styles', most: 100, goal: 50 };
  expect(complaintOf(styles, 103)).toBe('styles: 103 bytes, 3 more than its budget of 100 (the goal is 50)');
  expect(complaintOf(styles, 100)).toBeNull();
});

describe('[issue 16] bytes of a page', () => {
  let platform: Awaited<ReturnType<typeof startForeignPlatform>>;
  let htmlOf: (path: string) => Promise<Buffer>;
  beforeAll(async () => {
    platform = await startForeignPlatform({
      ...shopSite,
      entries: [...shopSite.entries, { kind: 'page', key: benchAlias, data: pageOfFourteen() }],
    });
    const engine = createEngine({
      source: createContentSource({
        transport: httpTransport({ upstream: createUpstream(platform.url), timeoutMs: 10_000 }),
        product: 'loan',
        freshness: 'tags',
        timeoutMs: 10_000,
        now: Date.now,
        log: { warn: () => undefined },
      }),
      registry,
      sanitise: (await createSanitiser()).clean,
      forms: createFormCompiler(),
      queryTimeoutMs: 10_000,
      devPages: true,
      onFailure: ({ message }) => expect.unreachable(message),
      onDegraded: (what) => expect.unreachable(what),
    });
    const builtTexts = new Set(allTextFiles(registry).keys());
    const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };
    htmlOf = async (path) => {
      const visit = {
        url: path,
        phase: 'first-load',
        session: { kind: 'anonymous' },
        requestId: 'bytes',
      } as const;
      const outcome = await engine.resolve(visit);
      if (outcome.kind !== 'page') throw new Error(`${path} is no page`);
      const { body } = renderDocument(outcome.plan, { registry, shell, viewChunks: () => [], builtTexts });
      // As the build writes them: here, code is not built.
      const shortened = (list: string) => list.replace(/\S+/g, (name) => names.short.get(name) ?? name);
      return Buffer.from(body.toString().replace(/(?<= class=")[^"]*/g, shortened));
    };
  }, 60_000);
  afterAll(() => platform.close());

  test.each([
    ['/', pageBudgets['/']],
    ['/about', pageBudgets['/about']],
    [`/${benchAlias}`, pageBudgets.bench],
  ])('%s', async (path, { raw, brotli }) => {
    const html = await htmlOf(path);
    within(raw, html.length);
    within(brotli, brotliCompressSync(html).length);
  });
});

test('[issue 16] bytes of the style sheet', () => {
  within(fileBudgets.styles, brotliCompressSync(renameClasses(css, names)).length);
});

test('[issue 16] bytes of the typeface a page begins with', () => {
  const folder = join(root, 'renderer/styles/fonts');
  const sizeOf = (script: string) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(`onest-${script}-`))
      .reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
  within(fileBudgets.latin, sizeOf('latin'));
  within(fileBudgets.cyrillic, sizeOf('latin') + sizeOf('cyrillic'));
});
