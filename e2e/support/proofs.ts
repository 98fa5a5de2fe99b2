import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Browser } from '@playwright/test';
import { pageDigests } from '#scripts/proofs/page-digests.ts';
import { digestOfProof } from '#scripts/proofs/proof-digest.ts';
import { type Proved, readProved } from '#scripts/proofs/proved-subjects.ts';

export const root: string = join(import.meta.dirname, '../..');

/** Set by `npm test -- --all`: nothing counts as proved before. */
const provesAll = process.env['PROVE_ALL'] === '1';

/** What inspects pages: a change of any of it lets every inspection run again. */
const inspectingCode = [
  'e2e/sweeps/**/*.ts',
  'e2e/support/**/*.ts',
  'e2e/layout-shift*.ts',
  'e2e/fixtures.ts',
  'playwright.config.ts',
];
const inspectingPackages = ['@playwright/test', 'axe-core', 'sharp'];

/** What is looked at: a page, by an address, and the stored pictures it is compared with. */
export interface Subject {
  /** e.g. `gallery hero`; one for each place that inspects it. */
  readonly name: string;
  readonly path: string;
  /** Names of files below `e2e/screenshots/`. */
  readonly pictures?: readonly string[];
}

const digestOfPage = pageDigests((address) => readFile(join(root, 'dist/client', address)).catch(() => null));

let code: Promise<Readonly<Record<string, string>>> | null = null;
/** The same for all tests of a worker. */
function readCode(): Promise<Readonly<Record<string, string>>> {
  code ??= (async () => {
    const files = globSync([...inspectingCode], { cwd: root });
    const read = async (file: string) => [
      file.replaceAll('\\', '/'),
      await readFile(join(root, file), 'utf8'),
    ];
    const version = async (name: string) => [
      name,
      await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8'),
    ];
    return Object.fromEntries(await Promise.all([...files.map(read), ...inspectingPackages.map(version)]));
  })();
  return code;
}

let proved: Promise<Proved> | null = null;

/** What was proved before this run. */
const provedBefore = (): Promise<Proved> => {
  proved ??= provesAll ? Promise.resolve({}) : readProved(root);
  return proved;
};

/** The digest of a subject as it is now, and whether it was proved before. */
export async function lookUpProof(
  { name, path, pictures = [] }: Subject,
  { request, browser }: { readonly request: APIRequestContext; readonly browser: Browser },
): Promise<{ readonly digest: string; readonly stands: boolean }> {
  const answer = await request.get(path);
  const readPicture = async (file: string) =>
    [file, await readFile(join(root, 'e2e/screenshots', file)).catch(() => null)] as const;
  const [html, stored, inspecting, before] = await Promise.all([
    answer.text(),
    Promise.all(pictures.map(readPicture)),
    readCode(),
    provedBefore(),
  ]);
  const digest = digestOfProof({
    page: await digestOfPage(`${answer.status()} ${new URL(answer.url()).pathname}\n${html}`),
    pictures: Object.fromEntries(stored),
    code: inspecting,
    browser: `${browser.browserType().name()} ${browser.version()}`,
  });
  return { digest, stands: before[name] === digest };
}
