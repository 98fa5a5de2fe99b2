import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PostgresRelease, type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the workers of a run share; see `made-once.ts`, which asks for it. */
    sharedByRun: { readonly origin: string; readonly folder: string };
  }
}

/**
 * What is there once in a run of the tests, however many workers it has: a folder, PostgreSQL servers that are started when
 * the first asks for them, and the word who makes what all then use. @returns ends it
 */
export default async function shareByRun(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mozaika-tests-'));
  const servers = new Map<PostgresRelease, Promise<PostgresServer>>();
  /** Things by name, through when they are made; false when whoever made it failed. */
  const things = new Map<string, { readonly made: Promise<boolean>; settle(made: boolean): void }>();

  async function mayMake(name: string): Promise<boolean> {
    const thing = things.get(name);
    if (thing) return (await thing.made) ? false : mayMake(name);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const settle = (made: boolean) => {
      if (!made) things.delete(name);
      resolve(made);
    };
    things.set(name, { made: promise, settle });
    return true;
  }
  const answers: Readonly<Record<string, (name: string) => Promise<string>>> = {
    postgres: async (name) => {
      const release: PostgresRelease = name === 'oldest' ? 'oldest' : 'newest';
      const server = servers.get(release) ?? startPostgres(release);
      servers.set(release, server);
      return (await server).address;
    },
    make: async (name) => ((await mayMake(name)) ? 'make it' : 'it is there'),
    made: async (name) => {
      things.get(name)?.settle(true);
      return '';
    },
    failed: async (name) => {
      things.get(name)?.settle(false);
      return '';
    },
  };

  const server = createServer((request, response) => {
    // A connection that is kept may end just as a worker asks again.
    response.setHeader('connection', 'close');
    const [, what = '', name = ''] = (request.url ?? '').split('/');
    const answer = answers[what];
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    answer(name).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('no port'));
    });
  });
  project.provide('sharedByRun', { origin: `http://127.0.0.1:${port}`, folder });
  // While somebody watches, the next run may be of changed code.
  project.onTestsRerun(async () => things.clear());
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await Promise.all([...servers.values()].map(async (running) => (await running).stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
