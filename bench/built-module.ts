import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Have files beside themselves, or load them by names of their own. */
const apart = ['jsdom', 'recheck'];

/**
 * Loads a module as a build has it, its packages taken in: by Vite's own way of running modules, each import an access to a member, a
 * page of which nothing has changed took 0.22 ms and not 0.13, beside a React that Vite takes as it is.
 * @param path from the root of the project
 */
export async function importBuilt<Module>(path: string): Promise<Module> {
  // Within the project, so that what stays apart is found.
  await mkdir('.tmp', { recursive: true });
  const folder = await mkdtemp(join('.tmp', 'bench-'));
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [react()],
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true, external: apart },
      build: {
        ssr: path,
        outDir: folder,
        target: 'es2022',
        rollupOptions: { output: { entryFileNames: 'module.mjs', codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(join(folder, 'module.mjs')).href)) as Module;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
