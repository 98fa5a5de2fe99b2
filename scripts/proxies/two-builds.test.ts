import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#e2e/support/free-port.ts';
import { openFileStorage } from '#server/platform/base/files/open-file-storage.ts';
import { createBuildStorage } from '#server/start/build-storage.ts';
import { createKeptBuilds } from '#server/web/builds/kept-builds.ts';
import { writeBuild } from '#server/web/builds/testing/memory-storage.ts';
import { startFakeHost } from '#server/web/testing/fake-host.ts';
import { hasProxy, type ProxyName, proxyPrograms, startProxy } from './start-proxy.ts';

/* Two nodes with different builds on one folder of files, behind the documented proxies, which ask them in turns. */

describe.each(Object.keys(proxyPrograms) as ProxyName[])('behind %s, as docs/ has it', (name) => {
  describe.runIf(hasProxy(name))('where it is installed', () => {
    const closers: (() => unknown)[] = [];
    let front = 0;
    const nameOf = (build: number, file: number) =>
      `chunks/chunk-${build}file${String(file).padStart(3, '0')}.js`;
    beforeAll(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mozaika-two-builds-'));
      closers.push(() => rm(folder, { recursive: true, force: true }));
      const files = await openFileStorage(join(folder, 'data'));
      const nodes: { readonly port: number; readonly keep: () => Promise<void> }[] = [];
      for (const build of [0, 1]) {
        const content = Object.fromEntries(
          Array.from({ length: 20 }, (_, file) => [nameOf(build, file), `${build}/${file}`]),
        );
        const root = await writeBuild(join(folder, String(build)), content);
        const storage = createBuildStorage(files, 'site');
        const builds = createKeptBuilds({ storage, root, now: Date.now, wait: sleep });
        const fake = await startFakeHost({
          assetsDir: root,
          otherBuilds: { site: builds, studio: builds },
          env: { TRUST_PROXY: 'loopback' },
        });
        closers.push(() => fake.host.close());
        nodes.push({ port: fake.port, keep: builds.keep });
      }
      for (const { keep } of nodes) await keep();
      front = await findFreePort();
      const [one, two] = nodes.map(({ port }) => port);
      const place = { front, nodes: [one ?? 0, two ?? 0] as const, folder: join(folder, name) };
      closers.push((await startProxy(name, place)).stop);
    }, 60_000);
    afterAll(async () => {
      for (const close of closers.toReversed()) await close();
    });

    test('[reliability] every file of either build is answered, whichever node is asked', async () => {
      for (const build of [0, 1])
        for (let file = 0; file < 20; file += 1) {
          const answer = await fetch(`http://127.0.0.1:${front}/assets/${nameOf(build, file)}`);
          expect([answer.status, await answer.text()]).toEqual([200, `${build}/${file}`]);
        }
      const unknown = await fetch(`http://127.0.0.1:${front}/assets/${nameOf(2, 0)}`);
      expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
    });
  });
});
