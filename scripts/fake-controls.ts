import type { IncomingMessage } from 'node:http';
import type { AnswerFirst } from './dev-server.ts';

/** Where the switches of the fakes are seen and set while the server runs: `/__fake?set=failing:posts`. */
const address = '/__fake';

export interface Controls {
  /** The switches as they are written. */
  readonly text: () => string;
  /** @throws Error in words for a person when the text cannot be read */
  readonly set: (text: string) => void;
}

/**
 * Answers at `/__fake` what is switched, as text; sets what `set` says. They are the process's, not a browser's: neither its
 * cookies nor its address reach the platform.
 */
export const answerControls =
  (controls: Controls): AnswerFirst =>
  (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== address) return false;
    const [status, answer] = change(controls, request, url.searchParams.get('set'));
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`${answer}\n`);
    return true;
  };

function change(
  { text, set }: Controls,
  { headers }: IncomingMessage,
  wanted: string | null,
): [number, string] {
  if (wanted === null) return [200, `FAKE=${text()}`];
  // A page of another site could switch it, too.
  if (headers['sec-fetch-site'] === 'cross-site') return [403, 'Type the address yourself.'];
  try {
    set(wanted);
  } catch (error) {
    return [400, error instanceof Error ? error.message : String(error)];
  }
  return [200, `FAKE=${text()}`];
}
