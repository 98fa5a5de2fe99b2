import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { APIRequestContext, Browser } from '@playwright/test';
import { branchOf } from '#scripts/proofs/browser-branch.ts';
import { type InspectingCode, inspectingCode } from '#scripts/proofs/inspecting-code.ts';
import { pageDigests } from '#scripts/proofs/page-digests.ts';
import { digestOfProof } from '#scripts/proofs/proof-digest.ts';
import { type Proved, readProved } from '#scripts/proofs/proved-subjects.ts';

export const root: string = join(import.meta.dirname, '../..');

/** Set by `npm test -- --all`: nothing counts as proved before. */
const provesAll = process.env['PROVE_ALL'] === '1';

/** What every browser test runs on, beside what its own file imports. */
const runsOn = ['playwright.config.ts', 'e2e/support/start-site.ts'];

/** What is looked at: a page, by an address, and the stored pictures it is compared with. */
export interface Subject {
  /** e.g. `gallery hero`; one for each place that inspects it. */
  readonly name: string;
  readonly path: string;
  /** Names of files below `e2e/screenshots/`. */
  readonly pictures?: readonly string[];
  /** What is shown at the address, where scripts alone draw it: `shownAtRest`. */
  readonly shown?: string;
}

/** The Studio is built apart from the site. */
const builtFile = (address: string): string =>
  address.startsWith('/studio/') ? join('dist', address) : join('dist/client', address);

const digestOfPage = pageDigests((address) => readFile(join(root, builtFile(address))).catch(() => null));

const readCode = inspectingCode(root);
const codes = new Map<string, Promise<InspectingCode>>();
/** The same for all tests of a file. */
function codeOf(file: string): Promise<InspectingCode> {
  const name = relative(root, file).replaceAll(sep, '/');
  const code =
    codes.get(name) ??
    Promise.all([name, ...runsOn].map(readCode)).then((parts) => Object.assign({}, ...parts));
  codes.set(name, code);
  return code;
}

let proved: Promise<Proved> | null = null;

/** What was proved before this run. */
const provedBefore = (): Promise<Proved> => {
  proved ??= provesAll ? Promise.resolve({}) : readProved(root);
  return proved;
};

/**
 * The digest of a subject as it is now, and whether it was proved before.
 * @param by what asks: the file of the test, and its browser
 */
export async function lookUpProof(
  { name, path, pictures = [], shown = '' }: Subject,
  {
    file: test,
    request,
    browser,
  }: { readonly file: string; readonly request: APIRequestContext; readonly browser: Browser },
): Promise<{ readonly digest: string; readonly stands: boolean }> {
  const answer = await request.get(path);
  const readPicture = async (file: string) =>
    [file, await readFile(join(root, 'e2e/screenshots', file)).catch(() => null)] as const;
  const [html, stored, inspecting, before] = await Promise.all([
    answer.text(),
    Promise.all(pictures.map(readPicture)),
    codeOf(test),
    provedBefore(),
  ]);
  const digest = digestOfProof({
    page: await digestOfPage(`${answer.status()} ${new URL(answer.url()).pathname}\n${html}\n${shown}`),
    pictures: Object.fromEntries(stored),
    code: inspecting,
    browser: `${browser.browserType().name()} ${branchOf(browser.version())}`,
  });
  return { digest, stands: before[name] === digest };
}
