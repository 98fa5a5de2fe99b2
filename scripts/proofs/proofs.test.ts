import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readImports } from '#scripts/imports/graph.ts';
import { branchOf } from './browser-branch.ts';
import { withoutDays } from './days.ts';
import { inspectingCode } from './inspecting-code.ts';
import { pageDigests } from './page-digests.ts';
import { digestOfProof, type ProofParts } from './proof-digest.ts';
import { addProof, beginProving, keepProofs, provedFile, readProved } from './proved-subjects.ts';

const html = `<link rel="stylesheet" href="/assets/static/site.AAAAAAAA.css"><img src="/illustrations/house.svg">
  <script>go({"hero":["/assets/chunks/chunk-HEROHERO.js"],"":["/assets/runtime.RRRRRRRR.js"]})</script>`;

/** A site as it is built; the runtime can import every view. */
const site: Readonly<Record<string, string>> = {
  '/assets/static/site.AAAAAAAA.css':
    '@font-face { src: url(/assets/static/onest.FFFFFFFF.woff2) } a { color: red }',
  '/assets/static/onest.FFFFFFFF.woff2': 'letters',
  '/illustrations/house.svg': '<svg/>',
  '/assets/runtime.RRRRRRRR.js':
    'import"./chunks/chunk-SHARED00.js";const all={"./hero/hero.tsx":()=>k(()=>import(`./chunks/chunk-HEROHERO.js`),[]),"./menu/menu.tsx":()=>k(()=>import(`./chunks/chunk-MENUMENU.js`),[])};later(()=>import(`./chunks/chunk-POPUPS00.js`))',
  '/assets/chunks/chunk-SHARED00.js': 'react',
  '/assets/chunks/chunk-POPUPS00.js': 'popups',
  '/assets/chunks/chunk-HEROHERO.js':
    'import{r}from"../runtime.RRRRRRRR.js";import"./styles.SSSSSSSS.js";view();later(()=>import(`./chunk-PARSER00.js`))',
  '/assets/chunks/chunk-PARSER00.js': 'parse',
  '/assets/chunks/styles.SSSSSSSS.js': 'styles',
  '/assets/chunks/chunk-MENUMENU.js': 'other view',
};

const digest = (files: Readonly<Record<string, string>>, document = html): Promise<string> =>
  pageDigests(async (address) => {
    const content = files[address];
    return content === undefined ? null : Buffer.from(content);
  })(document);

describe('the digest of a page', () => {
  const reached = Object.keys(site).filter((address) => !address.includes('MENU'));
  test.each(reached)('a changed byte of %s makes it another', async (address) => {
    expect(await digest({ ...site, [address]: `${site[address]} ` })).not.toBe(await digest(site));
  });

  test('a changed byte of the document does', async () => {
    expect(await digest(site, `${html} `)).not.toBe(await digest(site));
  });

  const madeOn = (day: string) =>
    `${html}<p>od 20 listopada</p><script>{"today":"${day}","form":{"today":"${day}","from":"2026-11-20"},"on":"${day}"}</script>`;

  test('the day it was made on does not, nor when the demo was seeded', async () => {
    const news = (at: string) => `${madeOn('2026-11-27')}<script>{"dateModified":"${at}"}</script>`;
    expect(await digest(site, madeOn('2026-11-27'))).toBe(await digest(site, madeOn('2027-01-01')));
    expect(await digest(site, news('2026-11-27T00:08:24Z'))).toBe(
      await digest(site, news('2026-11-28T23:59:59Z')),
    );
  });

  test.each([
    ['a day of the content', '2026-11-20', '2026-11-21'],
    ['a day that people read', '20 listopada', '21 listopada'],
  ])('%s does', async (_what, day, other) => {
    const document = madeOn('2026-11-27');
    expect(await digest(site, document.replace(day, other))).not.toBe(await digest(site, document));
  });

  test('a view that the page does not use plays no part', async () => {
    expect(await digest({ ...site, '/assets/chunks/chunk-MENUMENU.js': 'new' })).toBe(await digest(site));
  });

  test('nor do the names that built files get from what is in other ones', async () => {
    const rename = (text: string) =>
      text
        .replaceAll('RRRRRRRR', 'rrrrrrrr')
        .replaceAll('MENUMENU', 'menumenu')
        .replaceAll('SSSSSSSS', 'ssssssss')
        .replaceAll('SHARED00', 'shared00');
    const renamed = Object.fromEntries(
      Object.entries(site).map(([address, content]) => [rename(address), rename(content)]),
    );
    expect(await digest(renamed, rename(html))).toBe(await digest(site));
  });
});

describe('what a screen shows', () => {
  test.each([
    ['<b>27 listopada 2026</b>', '<b>7 maja 2027</b>'],
    ['piątek, 27\u00a0lis 2026', 'środa, 2\u00a0gru 2026'],
    ['Friday, November 27, 2026', 'Saturday, May 1, 2027'],
    ['27 Nov 2026, 14:00', '1 May 2027, 09:30'],
  ])('%s is told as %s is', (one, other) => {
    const told = (shown: string) => withoutDays(shown).replaceAll(/\d/g, '0');
    expect(told(one)).toBe(told(other));
  });

  test.each(['27 dni do końca', 'Majątek 27 listów', 'Kwota 1 200,00 zł', 'May we help you?'])(
    '%s names no day',
    (shown) => {
      expect(withoutDays(shown)).toBe(shown);
    },
  );
});

describe('what a verdict depends on', () => {
  const parts: ProofParts = {
    page: 'page',
    pictures: { 'hero.webp': Buffer.from('picture'), 'menu.webp': null },
    code: { 'e2e/sweeps/axe.ts': 'look', 'axe-core': '4.13.0' },
    browser: 'chromium 156.0',
  };
  test.each<[string, Partial<ProofParts>]>([
    ['the page', { page: 'other' }],
    ['a stored picture', { pictures: { ...parts.pictures, 'hero.webp': Buffer.from('other') } }],
    ['a picture that came', { pictures: { ...parts.pictures, 'menu.webp': Buffer.from('new') } }],
    ['an inspection', { code: { ...parts.code, 'e2e/sweeps/axe.ts': 'look ' } }],
    ['an inspection more', { code: { ...parts.code, 'e2e/sweeps/ids.ts': 'look' } }],
    ['a package', { code: { ...parts.code, 'axe-core': '4.14.0' } }],
    ['the browser', { browser: 'chromium 157.0' }],
  ])('%s that is another makes it another', (_what, change) => {
    expect(digestOfProof({ ...parts, ...change })).not.toBe(digestOfProof(parts));
  });

  test.each([
    ['156.0.8078.79', '156.0.8078.108', true],
    ['156.0.8078.79', '156.0.8079.79', false],
    ['156.0.8078.79', '157.0.8078.79', false],
  ])('a browser %s counts for %s: %s', (one, other, same) => {
    expect(branchOf(one) === branchOf(other)).toBe(same);
  });

  test('the order of files does not', () => {
    const code = Object.fromEntries(Object.entries(parts.code).toReversed());
    expect(digestOfProof({ ...parts, code })).toBe(digestOfProof(parts));
  });
});

describe('the code of a test', () => {
  test('is what it imports, directly or not, and the packages; what no inspection imports plays no part', async () => {
    const root = await mkdtemp(join(tmpdir(), 'inspecting-'));
    onTestFinished(() => rm(root, { recursive: true }));
    const files = {
      'e2e/sweeps/gallery.spec.ts': `import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import { subjects } from '#schemas/routes.ts';
import type { Types } from '../support/types.ts';
import {
  one,
  two,
} from '../support/helper.ts';
`,
      'e2e/support/helper.ts': `export * from './deep.ts';\nimport './effect.ts';\nawait import('./later.ts');\n`,
      'e2e/support/deep.ts': `import { test } from '../sweeps/gallery.spec.ts';\n`,
      'e2e/support/effect.ts': '',
      'e2e/support/later.ts': `import sharp from 'sharp';\n`,
      'e2e/support/types.ts': '',
      'e2e/support/other.ts': '',
      'node_modules/axe-core/package.json': '{}',
      'node_modules/sharp/package.json': '{}',
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(join(root, dirname(file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    expect(Object.keys(await inspectingCode(root)('e2e/sweeps/gallery.spec.ts')).toSorted()).toEqual([
      'axe-core',
      'e2e/support/deep.ts',
      'e2e/support/effect.ts',
      'e2e/support/helper.ts',
      'e2e/support/later.ts',
      'e2e/sweeps/gallery.spec.ts',
      'sharp',
    ]);
  });

  test('is found as the import graph has it', async () => {
    const root = join(import.meta.dirname, '../..');
    const graph = await readImports(root, ['e2e', 'scripts/proofs']);
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { from, to, kind, typeOnly } of graph)
        if (from === file && kind === 'ours' && !typeOnly && /^(?:e2e|scripts)\//.test(to)) visit(to);
    };
    visit('e2e/sweeps/gallery.spec.ts');
    const found = Object.keys(await inspectingCode(root)('e2e/sweeps/gallery.spec.ts'));
    expect(reached.size).toBeGreaterThan(20);
    expect(found.filter((name) => /^(?:e2e|scripts)\//.test(name)).toSorted()).toEqual(
      [...reached].toSorted(),
    );
    expect(found).toEqual(expect.arrayContaining(['axe-core', 'sharp', '@playwright/test']));
  });
});

test('what a run proves is kept beside what it did not ask for, in order', async () => {
  const root = await mkdtemp(join(tmpdir(), 'proofs-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'e2e'));
  await addProof(root, 'page /', 'left by an earlier run');
  await beginProving(root);
  await keepProofs(root);
  expect(await readProved(root)).toEqual({});
  await Promise.all([addProof(root, 'page /', 'one'), addProof(root, 'gallery hero', 'two')]);
  await keepProofs(root);
  await beginProving(root);
  await addProof(root, 'page /', 'three');
  await keepProofs(root);
  expect(await readFile(join(root, provedFile), 'utf8')).toBe(
    '{\n  "gallery hero": "two",\n  "page /": "three"\n}\n',
  );
});
