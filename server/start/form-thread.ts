import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type CompiledText, refused } from '#engine/forms/compiled-text.ts';
import type { CompileWork } from '#engine/forms/form-compiler.ts';

/** A thread that compiles definitions. */
export interface FormThread {
  postMessage(raw: unknown): unknown;
  terminate(): unknown;
}

/** Starts a thread; hears what it made of each definition, and when it is lost. */
export type StartThread = (
  compiled: (form: CompiledText) => void,
  lost: (error: Error) => void,
) => FormThread;

export interface FormThreadOptions {
  /** Starts a thread that answers each definition with its CompiledText. */
  readonly start: StartThread;
  /** Longest time for one definition, in milliseconds. */
  readonly timeoutMs: number;
}

/** The thread of the server: the source itself in development, its build otherwise. It does not hold the process. */
export const startFormThread =
  (development: boolean): StartThread =>
  (compiled, lost) => {
    const file = development ? 'server/start/form-worker-unbuilt.ts' : 'dist/server/form-worker.mjs';
    const worker = new Worker(resolve(file));
    worker.on('message', compiled);
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lost(new Error('The thread that compiles forms ended')));
    worker.unref();
    return worker;
  };

/**
 * Compiles forms in a thread of their own: a definition with a pattern that is hard to judge must not keep other visitors
 * waiting. One definition at a time; one that takes too long is refused and its thread ended, so that it keeps nobody
 * waiting either. The thread starts with the first form and does not hold the process.
 */
export function createFormThread({ start, timeoutMs }: FormThreadOptions): CompileWork {
  let thread: FormThread | undefined;
  let job: PromiseWithResolvers<CompiledText> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const open = (): FormThread => {
    const fresh = start(
      (compiled) => {
        if (thread === fresh) job?.resolve(compiled);
      },
      (error) => {
        if (thread !== fresh) return;
        thread = undefined;
        job?.reject(error);
      },
    );
    return fresh;
  };

  const compile = async (raw: unknown): Promise<CompiledText> => {
    const mine = Promise.withResolvers<CompiledText>();
    job = mine;
    thread ??= open();
    const running = thread;
    const deadline = setTimeout(() => {
      thread = undefined;
      void running.terminate();
      mine.resolve(refused(`Compiling it takes longer than ${timeoutMs} ms.`));
    }, timeoutMs);
    try {
      running.postMessage(raw);
      return await mine.promise;
    } finally {
      clearTimeout(deadline);
    }
  };

  return (raw) => {
    const mine = last.then(() => compile(raw));
    last = mine.catch(() => undefined);
    return mine;
  };
}
