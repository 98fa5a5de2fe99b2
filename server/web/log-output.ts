import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';
import type { LineFormat } from './pretty-log.ts';

/** Bytes that may wait for a reader that has stopped reading. Writes to a pipe do not wait, so this is memory. */
export const largestBacklog = 1024 * 1024;

/**
 * Where log lines go: the stream, for as long as somebody reads it. Pino's own destination retries a write to a pipe
 * without a reader for ever, and blocks the process with it; lines that nobody reads are no reason to go on or to stop.
 * Of a reader that is too slow, lines are dropped, and the next line that is written says how many.
 * @param format of all lines; that of the first logger of a stream is the stream's
 */
export function logOutput(stream: Writable, format: LineFormat = asWritten): DestinationStream {
  const known = outputs.get(stream);
  if (known) return known;
  const made = createLogOutput(stream, format);
  outputs.set(stream, made);
  return made;
}

const asWritten: LineFormat = (line) => line;

/** One for each stream, however many loggers write to it: each listens for the stream's end. */
const outputs = new WeakMap<Writable, DestinationStream>();

function createLogOutput(stream: Writable, format: LineFormat): DestinationStream {
  let gone = false;
  let dropped = 0;
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // A reader of a pipe never comes back. A full disk does: the next line is tried again.
    if (code === 'EPIPE') gone = true;
  });
  return {
    write(line) {
      if (gone) return;
      if (stream.writableLength > largestBacklog) {
        dropped += 1;
        return;
      }
      if (dropped > 0) {
        stream.write(format(droppedLine(dropped)));
        dropped = 0;
      }
      stream.write(format(line));
    },
  };
}

/** A warning in pino's form, which cannot go through the logger that writes here. */
const droppedLine = (dropped: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines were dropped, nobody read them in time' })}\n`;
