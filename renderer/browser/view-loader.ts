import { type LoadedView, loadView } from '#widgets/views.ts';
import { recoverMissingChunk } from './chunk-reload.ts';
import { createDeferred } from './deferred.ts';

/** A block as the views sees it. Its identity counts: another page's block may have the same id. */
interface SleepingBlock {
  readonly id: string;
  readonly type: string;
}

/**
 * Which blocks may come alive, and the views that have arrived. Blocks of the first page sleep until they are woken;
 * those of later pages, and of the first page when one comes back to it, are awake from the start.
 */
export interface ViewLoader {
  /** The view, when the block is awake and its code is there. */
  ready(block: SleepingBlock): LoadedView | undefined;
  /** Resolves when the block has been woken and its code has arrived. The same promise at each call. */
  whenReady(block: SleepingBlock): Promise<LoadedView>;
  wake(blockId: string): void;
  /** Fetches the code of several types, all at once. */
  preload(types: Iterable<string>): Promise<unknown>;
}

/** @param sleeping the blocks that wait to be woken */
export function createViewLoader(sleeping: Iterable<SleepingBlock>): ViewLoader {
  const asleep = new Map<string, { block: SleepingBlock; promise: Promise<void>; wake: () => void }>();
  for (const block of sleeping) {
    const { promise, resolve } = createDeferred();
    asleep.set(block.id, { block, promise, wake: resolve });
  }
  const sleepOf = (block: SleepingBlock) => {
    const sleep = asleep.get(block.id);
    return sleep?.block === block ? sleep.promise : undefined;
  };
  const loaded = new Map<string, LoadedView>();
  const loading = new Map<string, Promise<LoadedView>>();
  const waiting = new WeakMap<SleepingBlock, Promise<LoadedView>>();

  const load = (type: string): Promise<LoadedView> => {
    const known = loading.get(type);
    if (known) return known;
    const promise = loadView(type).then((view) => {
      loaded.set(type, view);
      return view;
    });
    promise.catch(() => loading.delete(type));
    loading.set(type, promise);
    return promise;
  };
  /** A block without its code: a newer build is live, or there is no connection, with which the code will come. */
  const loadAnyway = async (type: string): Promise<LoadedView> => {
    try {
      return await load(type);
    } catch (error) {
      if (await recoverMissingChunk()) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return load(type);
    }
  };

  return {
    ready: (block) => (sleepOf(block) ? undefined : loaded.get(block.type)),
    whenReady: (block) => {
      const known = waiting.get(block);
      if (known) return known;
      const promise = (sleepOf(block) ?? Promise.resolve()).then(() => loadAnyway(block.type));
      waiting.set(block, promise);
      return promise;
    },
    wake: (id) => {
      asleep.get(id)?.wake();
      asleep.delete(id);
    },
    preload: (types) => Promise.all([...new Set(types)].map(load)),
  };
}
