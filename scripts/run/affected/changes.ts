import { execFile } from 'node:child_process';

/** One file that differs from the revision the work is compared with. */
export interface Change {
  /** From the root of the repository, e.g. `widgets/hero/hero.tsx`. */
  readonly path: string;
  readonly isDeleted: boolean;
}

/** What was changed, and since when, in words. */
export interface Changes {
  readonly since: string;
  readonly changes: readonly Change[];
}

/** Git says no: there is no repository, or no such revision. */
export interface NoChanges {
  readonly error: string;
}

/**
 * Everything changed since a revision: committed, uncommitted and new files.
 * @param rev when null, where the branch left its upstream; without an upstream, the last commit. Where nothing is changed
 *   since then, what the last commit changed.
 */
export async function readChanges(root: string, rev: string | null): Promise<Changes | NoChanges> {
  const git: Git = (...args) =>
    new Promise((resolve) => {
      execFile('git', args, { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
        resolve(error ? { ok: false, output: stderr || error.message } : { ok: true, output: stdout }),
      );
    });
  const since = async (from: string): Promise<readonly Change[] | NoChanges> => {
    const [tracked, untracked] = await Promise.all([
      git('diff', '--name-status', '--no-renames', '-z', from, '--'),
      git('ls-files', '--others', '--exclude-standard', '-z'),
    ]);
    if (!tracked.ok || !untracked.ok) return { error: (tracked.ok ? untracked : tracked).output.trim() };
    return [
      ...parseNameStatus(tracked.output),
      ...splitNames(untracked.output).map((path) => ({ path, isDeleted: false })),
    ];
  };
  const start = rev ?? (await forkPoint(git));
  const changes = await since(start);
  if ('error' in changes) return changes;
  if (rev !== null || changes.length > 0) return { since: start, changes };
  const last = await since('HEAD~1');
  if ('error' in last) return { since: start, changes };
  return { since: 'HEAD~1, because nothing is changed since', changes: last };
}

type Git = (...args: readonly string[]) => Promise<{ readonly ok: boolean; readonly output: string }>;

async function forkPoint(git: Git): Promise<string> {
  const fork = await git('merge-base', 'HEAD', '@{upstream}');
  return fork.ok ? fork.output.trim() : 'HEAD';
}

/** Reads `git diff --name-status -z`: status and path in turns. */
export function parseNameStatus(output: string): Change[] {
  const parts = splitNames(output);
  return parts.flatMap((path, at) => (at % 2 === 0 ? [] : [{ path, isDeleted: parts[at - 1] === 'D' }]));
}

/** Splits what git ends with a zero each. */
export const splitNames = (output: string): string[] => output.split('\0').filter((name) => name !== '');
