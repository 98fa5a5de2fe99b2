import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';

/**
 * Where log lines go: the stream, for as long as somebody reads it. Pino's own destination retries a write to a pipe
 * without a reader for ever, and blocks the process with it; lines that nobody reads are no reason to go on or to stop.
 */
export function logOutput(stream: Writable): DestinationStream {
  const known = outputs.get(stream);
  if (known) return known;
  const made = createLogOutput(stream);
  outputs.set(stream, made);
  return made;
}

/** One for each stream, however many loggers write to it: each listens for the stream's end. */
const outputs = new WeakMap<Writable, DestinationStream>();

function createLogOutput(stream: Writable): DestinationStream {
  let gone = false;
  stream.on('error', () => {
    gone = true;
  });
  return {
    write(line) {
      if (!gone) stream.write(line);
    },
  };
}
