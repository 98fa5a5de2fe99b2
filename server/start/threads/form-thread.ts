import { resolve } from 'node:path';
import { type CompiledText, refused } from '#engine/forms/compiled-text.ts';
import type { CompileWork } from '#engine/forms/form-compiler.ts';
import { createThread, idleMs, TaskTimeout, type Thread } from './thread.ts';

/** A form with 300 fields and patterns is compiled in a tenth of this. */
const timeoutMs = 15_000;

/**
 * The thread that compiles forms: a definition with a pattern that is hard to judge must not keep other visitors waiting.
 * @param development the source itself, not its build
 */
export function openFormThread(development: boolean): Thread<unknown, CompiledText> {
  const file = development ? 'server/start/threads/form-worker-unbuilt.ts' : 'dist/server/form-worker.mjs';
  return createThread({ file: resolve(file), timeoutMs, idleMs });
}

/** Compiles definitions in a thread, one at a time; one that takes too long is refused ([sec 28]). */
export function compileIn(thread: Thread<unknown, CompiledText>): CompileWork {
  return async (raw) => {
    try {
      return await thread.run(raw);
    } catch (error) {
      if (error instanceof TaskTimeout) return refused(`Compiling it: ${error.message}`);
      throw error;
    }
  };
}
