import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type CompiledText, refused } from '#engine/forms/compiled-text.ts';
import type { CompileWork } from '#engine/forms/form-compiler.ts';

/** What is used of a thread. */
export interface FormThread {
  on(event: 'message' | 'error' | 'exit', listener: (value: never) => void): unknown;
  postMessage(raw: unknown): void;
  terminate(): unknown;
  unref(): void;
}

export interface FormThreadOptions {
  /** Starts a thread that answers each definition with its CompiledText. */
  readonly start: () => FormThread;
  /** Longest time for one definition, in milliseconds. */
  readonly timeoutMs: number;
}

/** The thread of the server: the source itself in development, its build otherwise. */
export const startFormThread = (development: boolean) => (): FormThread =>
  new Worker(resolve(development ? 'server/start/form-worker.ts' : 'dist/server/form-worker.mjs'));

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
    const fresh = start();
    const lose = (error: Error) => {
      if (thread !== fresh) return;
      thread = undefined;
      job?.reject(error);
    };
    fresh.on('message', (compiled: CompiledText) => job?.resolve(compiled));
    fresh.on('error', lose);
    fresh.on('exit', () => lose(new Error('The thread that compiles forms ended')));
    fresh.unref();
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
