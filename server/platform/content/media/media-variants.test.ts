import { expect, test } from 'vitest';
import type { Log } from '../../base/database/database.ts';
import type { MediaFolder } from './media-folder.ts';
import { createMediaVariants } from './media-variants.ts';

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('[reliability] sizes of pictures that visitors wait for are made two at once, in the order they were asked for', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const folder: Pick<MediaFolder, 'has' | 'make'> = {
    has: async () => false,
    make: (id) =>
      new Promise((resolve) => {
        begun.push(id);
        ends.push(resolve);
      }),
  };
  const { ready } = createMediaVariants(folder as MediaFolder, silent);
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const asked = [...ids, 'a'].map((id) => ready(id, false, { width: 320, format: 'avif' }));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  for (const [index, id] of ids.entries()) {
    expect(begun[index]).toBe(id);
    ends[index]?.();
    await turn();
  }
  await Promise.all(asked);
  expect(begun).toEqual(ids);
});
