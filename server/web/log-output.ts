import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';

/**
 * Where log lines go: the stream, for as long as somebody reads it. Pino's own destination retries a write to a pipe
 * without a reader for ever, and blocks the process with it; lines that nobody reads are no reason to go on or to stop.
 */
export function createLogOutput(stream: Writable): DestinationStream {
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
