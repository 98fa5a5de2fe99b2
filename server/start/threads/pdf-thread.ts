import { resolve } from 'node:path';
import type { WrittenSheet } from '#server/platform/base/pdf/write-sheet.ts';
import { createThread, idleMs, type Thread } from './thread.ts';

/** A document of twenty pages takes a second, with the start of the thread. A busy machine is no reason to fail a signing. */
const timeoutMs = 60_000;

/**
 * The thread that draws PDFs: whoever asks for one keeps nobody waiting who asks for a page.
 * @param development the source itself, not its build
 */
export function openPdfThread(development: boolean): Thread<WrittenSheet, Uint8Array> {
  const file = development ? 'server/start/threads/pdf-worker.ts' : 'dist/server/pdf-worker.mjs';
  return createThread({ file: resolve(file), timeoutMs, idleMs });
}
