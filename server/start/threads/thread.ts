import module from 'node:module';
import Piscina from 'piscina';

export interface ThreadOptions {
  /** The module of the thread; its default export, or what that promises, does one task. */
  readonly file: string;
  /** Longest time for one task, in milliseconds; the thread is ended when it is over. */
  readonly timeoutMs: number;
  /** After how many milliseconds without work the thread ends, and its memory is free. */
  readonly idleMs: number;
}

export interface TaskOptions {
  /** Longest time for this task, in milliseconds, where it is not the usual one. */
  readonly withinMs: number;
}

/** Work away from the thread that answers requests. The thread comes with work, ends without, and does not hold the process. */
export interface Thread<Task, Result> extends AsyncDisposable {
  /**
   * Does one task after the other. Rejects with TaskTimeout, with what the task failed with, or with what ended the thread;
   * the next task gets a new one.
   */
  run(task: Task, options?: TaskOptions): Promise<Result>;
}

/** A task took longer than it may. */
export class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout';
}

/** Megabytes of a thread's heap: several times what one needs. A task that takes more fails alone, and the process goes on. */
const heapMegabytes = 256;
/** Work that ends when the server waits for it costs its start again, half a second; memory nobody uses costs more. */
export const idleMs = 60_000;

export function createThread<Task, Result>(options: ThreadOptions): Thread<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: options.file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: options.idleMs,
    // The thread's event loop must turn between tasks: only then is free what a task kept by weak references ([sec 27]).
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    workerData: { compiled: module.getCompileCacheDir?.() },
  });
  let last: Promise<unknown> = Promise.resolve();

  const work = async (task: Task, withinMs: number): Promise<Result> => {
    // A thread that could not load its module takes no task that could fail.
    const broken = Promise.withResolvers<never>();
    pool.once('error', broken.reject);
    const time = AbortSignal.timeout(withinMs);
    try {
      return await Promise.race([pool.run(task, { signal: time }), broken.promise]);
    } catch (error) {
      throw time.aborted ? new TaskTimeout(`It takes longer than ${withinMs} ms.`) : error;
    } finally {
      pool.off('error', broken.reject);
    }
  };
  // A thread that is lost without work is missed by nobody.
  pool.on('error', () => undefined);

  return {
    run: (task, { withinMs } = { withinMs: options.timeoutMs }) => {
      // One waits for the other here: what takes too long must not use up the time of the next.
      const mine = last.then(() => work(task, withinMs));
      last = mine.catch(() => undefined);
      return mine;
    },
    [Symbol.asyncDispose]: () => pool.destroy(),
  };
}
