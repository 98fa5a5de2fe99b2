import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Packages with files beside their code; all others become part of the program, which then starts in a fifth of the time. */
const leftOut = ['@electric-sql/pglite', '@node-rs/argon2', 'fontkit', 'pdfkit', 'pg-native', 'sharp'];
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A program that tests start in processes of their own, to kill them. */
export interface ChildProgram {
  /** Starts it, with pipes to and from it; what it writes to standard error goes to the tests', unless `stderr` says otherwise. */
  start(options?: { readonly stderr?: 'inherit' | 'pipe' }): ChildProcess;
  remove(): Promise<void>;
}

/**
 * Bundles a program of this folder once, so that each process of it only has to load it.
 * @param entry its path from the root of the repository
 */
export async function buildChildProgram(entry: string): Promise<ChildProgram> {
  // Inside the repository, so that the bundle finds the packages it leaves out.
  const folder = await mkdtemp(join(root, 'node_modules', '.child-'));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: { external: leftOut, output: { entryFileNames: 'child.mjs' } },
    },
  });
  // What one process has compiled, the next one reads.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  return {
    start: ({ stderr = 'inherit' } = {}) =>
      spawn(process.execPath, [join(folder, 'child.mjs')], {
        cwd: root,
        env,
        stdio: ['pipe', 'pipe', stderr],
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
