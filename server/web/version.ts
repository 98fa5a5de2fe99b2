import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

export interface Version {
  readonly version: string;
  readonly commit: string | null;
  readonly node: string;
}

/** What runs: the package's version, the commit when it is known (variable GIT_COMMIT, else `.git`), Node's version. */
export async function readVersion(gitCommit: string | undefined): Promise<Version> {
  const [manifest, commit] = await Promise.all([readText('package.json'), gitCommit ?? readCommit()]);
  const parsed: unknown = JSON.parse(manifest ?? '{}');
  const version =
    typeof parsed === 'object' && parsed !== null && 'version' in parsed ? String(parsed.version) : 'unknown';
  return { version, commit, node: process.version };
}

/** The commit `.git/HEAD` points at; null in an installation without a repository. */
async function readCommit(): Promise<string | null> {
  const head = (await readText('.git/HEAD'))?.trim() ?? '';
  const [, reference] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? [];
  const hash = reference === undefined ? head : (await readText(`.git/${reference}`))?.trim();
  return hash !== undefined && /^[0-9a-f]{40,64}$/.test(hash) ? hash : null;
}

/** From the folder the server is started in, as the build is; where this module lies is the bundler's business. */
async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(resolve(path), 'utf8');
  } catch {
    return null; // not there: unknown is a fine answer
  }
}
