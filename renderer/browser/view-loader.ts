import { type LoadedView, loadView } from '#widgets/views.ts';
import { recoverMissingChunk } from './chunk-reload.ts';
import { createDeferred } from './deferred.ts';
import type { TextLoader } from './text-loader.ts';

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
  /** The view, when the block is awake and its code and its texts are there. */
  ready(block: SleepingBlock): LoadedView | undefined;
  /** Resolves when the block has been woken and its code and its texts have arrived. The same promise at each call. */
  whenReady(block: SleepingBlock): Promise<LoadedView>;
  wake(blockId: string): void;
  /** Fetches the code and the texts of several blocks, all at once. */
  preload(blocks: Iterable<SleepingBlock>): Promise<unknown>;
}

/** @param sleeping the blocks that wait to be woken */
export function createViewLoader(
  sleeping: Iterable<SleepingBlock>,
  texts: Pick<TextLoader, 'load'>,
): ViewLoader {
  const asleep = new Map<string, { block: SleepingBlock; promise: Promise<void>; wake: () => void }>();
  for (const block of sleeping) {
    const { promise, resolve } = createDeferred();
    asleep.set(block.id, { block, promise, wake: resolve });
  }
  const sleepOf = (block: SleepingBlock) => {
    const sleep = asleep.get(block.id);
    return sleep?.block === block ? sleep.promise : undefined;
  };
  const loaded = new WeakMap<SleepingBlock, LoadedView>();
  const waiting = new WeakMap<SleepingBlock, Promise<LoadedView>>();

  /** The browser fetches a module once, however many blocks ask for it, and anew when it did not come. */
  const load = async (block: SleepingBlock): Promise<LoadedView> => {
    const [view] = await Promise.all([loadView(block.type), texts.load(block)]);
    loaded.set(block, view);
    return view;
  };
  /** A block without its code or texts: a newer build is live, or there is no connection, with which the code will come. */
  const loadAnyway = async (block: SleepingBlock): Promise<LoadedView> => {
    try {
      // A line may fail for a moment, and what was named ahead may fail while it is asked for: no reason yet to leave the page.
      return await load(block).catch(() => load(block));
    } catch (error) {
      if (await recoverMissingChunk()) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return load(block);
    }
  };

  return {
    ready: (block) => (sleepOf(block) ? undefined : loaded.get(block)),
    whenReady: (block) => {
      const known = waiting.get(block);
      if (known) return known;
      const promise = (sleepOf(block) ?? Promise.resolve()).then(() => loadAnyway(block));
      waiting.set(block, promise);
      return promise;
    },
    wake: (id) => {
      asleep.get(id)?.wake();
      asleep.delete(id);
    },
    preload: (blocks) => Promise.all([...blocks].map(load)),
  };
}
