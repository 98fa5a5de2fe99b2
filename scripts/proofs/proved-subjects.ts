import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Digests of what was proved, by subject: `gallery hero` -> `1f0c…`. */
export type Proved = Readonly<Record<string, string>>;

/** Kept beside the tests, so that a fresh clone need not prove again what has not changed. */
export const provedFile: string = 'e2e/proved.json';
/** What this run has proved so far, a line each: several workers write. */
const freshFile = '.tmp/proved.jsonl';

/** @throws when the file is no JSON */
export async function readProved(root: string): Promise<Proved> {
  const text = await readFile(join(root, provedFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Proved;
}

/** Forgets what an earlier run left. */
export const beginProving = (root: string): Promise<void> => rm(join(root, freshFile), { force: true });

export async function addProof(root: string, subject: string, digest: string): Promise<void> {
  const file = join(root, freshFile);
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify([subject, digest])}\n`);
}

/** Stores what this run has proved, beside what it did not ask for. */
export async function keepProofs(root: string): Promise<void> {
  const lines = (await readFile(join(root, freshFile), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  if (lines.length === 0) return;
  const fresh = lines.map((line) => JSON.parse(line) as [subject: string, digest: string]);
  const all = { ...(await readProved(root)), ...Object.fromEntries(fresh) };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(join(root, provedFile), `${JSON.stringify(sorted, null, 2)}\n`);
}
