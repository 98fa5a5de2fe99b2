import { type LoadedView, loadView } from '#widgets/views.ts';
import { reloadOnMissingChunk } from './chunk-reload.ts';
import { createDeferred } from './deferred.ts';

/**
 * Which blocks may come alive, and the views that have arrived. Blocks of the first page sleep until they are woken;
 * those of later pages are awake from the start.
 */
export interface ViewBank {
  /** The view, when the block is awake and its code is there. */
  ready(block: { id: string; type: string }): LoadedView | undefined;
  /** Resolves when the block has been woken and its code has arrived. The same promise at each call. */
  whenReady(block: { id: string; type: string }): Promise<LoadedView>;
  wake(blockId: string): void;
  /** Fetches the code of several types, all at once. */
  preload(types: Iterable<string>): Promise<unknown>;
}

/** @param sleeping ids of the blocks that wait to be woken */
export function createViewBank(sleeping: Iterable<string>): ViewBank {
  const asleep = new Map<string, { promise: Promise<void>; wake: () => void }>();
  for (const id of sleeping) {
    const { promise, resolve } = createDeferred();
    asleep.set(id, { promise, wake: resolve });
  }
  const loaded = new Map<string, LoadedView>();
  const loading = new Map<string, Promise<LoadedView>>();
  const waiting = new Map<string, Promise<LoadedView>>();

  const load = (type: string): Promise<LoadedView> => {
    const known = loading.get(type);
    if (known) return known;
    const promise = loadView(type).then((view) => {
      loaded.set(type, view);
      return view;
    });
    promise.catch(() => {
      loading.delete(type);
      reloadOnMissingChunk();
    });
    loading.set(type, promise);
    return promise;
  };

  return {
    ready: ({ id, type }) => (asleep.has(id) ? undefined : loaded.get(type)),
    whenReady: ({ id, type }) => {
      const known = waiting.get(id);
      if (known) return known;
      const promise = (asleep.get(id)?.promise ?? Promise.resolve()).then(() => load(type));
      waiting.set(id, promise);
      return promise;
    },
    wake: (id) => {
      asleep.get(id)?.wake();
      asleep.delete(id);
    },
    preload: (types) => Promise.all([...new Set(types)].map(load)),
  };
}
