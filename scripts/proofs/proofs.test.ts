import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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
  '/assets/chunks/chunk-HEROHERO.js': 'view();later(()=>import(`./chunk-PARSER00.js`))',
  '/assets/chunks/chunk-PARSER00.js': 'parse',
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

  test('a view that the page does not use plays no part', async () => {
    expect(await digest({ ...site, '/assets/chunks/chunk-MENUMENU.js': 'new' })).toBe(await digest(site));
  });

  test('nor do the names that built files get from what is in other ones', async () => {
    const rename = (text: string) =>
      text
        .replaceAll('RRRRRRRR', 'rrrrrrrr')
        .replaceAll('MENUMENU', 'menumenu')
        .replaceAll('SHARED00', 'shared00');
    const renamed = Object.fromEntries(
      Object.entries(site).map(([address, content]) => [rename(address), rename(content)]),
    );
    expect(await digest(renamed, rename(html))).toBe(await digest(site));
  });
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

  test('the order of files does not', () => {
    const code = Object.fromEntries(Object.entries(parts.code).toReversed());
    expect(digestOfProof({ ...parts, code })).toBe(digestOfProof(parts));
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
