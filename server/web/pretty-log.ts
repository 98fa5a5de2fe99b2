import { createRequire } from 'node:module';
import type PinoPretty from 'pino-pretty';

/** What is written in place of a log line in JSON. */
export type LineFormat = (line: string) => string;

type Entry = Readonly<Record<string, unknown>>;

/**
 * Log lines for a person at a terminal: one line each with its data behind it, an error with its stack below. It formats
 * what the logger has written as JSON, so that what is masked there is masked here.
 * @param colorize by default, whether standard output is a terminal with colours
 */
export function prettyLog(colorize?: boolean): LineFormat {
  let prettify: ((entry: Entry) => string) | undefined;
  return (line) => {
    const entry = parseEntry(line);
    if (entry === null) return line;
    prettify ??= loadPretty().prettyFactory({
      ...(colorize !== undefined && { colorize }),
      ignore: 'pid,hostname',
      singleLine: true,
      translateTime: 'SYS:HH:MM:ss',
    });
    return prettify(shortenRequest(entry));
  };
}

/** Loaded with the first line: a production, which writes JSON, has no need of it. */
const loadPretty = (): typeof PinoPretty => createRequire(import.meta.url)('pino-pretty');

function parseEntry(line: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(escapeControls(line));
    return typeof entry === 'object' && entry !== null ? (entry as Entry) : null;
  } catch {
    return null;
  }
}

/**
 * Controls of a terminal that a client put into what is logged stay escaped as they are in JSON (CWE-150): they could
 * clear the screen or overwrite other lines. Line ends and tabs remain, which stacks are made of.
 */
const escapeControls = (json: string): string =>
  json
    .replaceAll(escapes, (found) => (control.test(found) ? `\\${found}` : found))
    .replaceAll(/[\u007f-\u009f]/g, (raw) => `\\\\u00${raw.charCodeAt(0).toString(16)}`);

/** Each escape of a JSON text as a whole, so that the second half of `\\` begins none. */
const escapes = /\\(?:u[0-9a-f]{4}|[^u])/gi;
const control = /^\\(?:[bfr]|u00(?:0[0-8bcef]|1.|7f|[89].))$/i;

/** An answered request is its method, address, status and time; its id and client's address are noise on a terminal. */
function shortenRequest(entry: Entry): Entry {
  const { method, url, status, milliseconds, msg, level, time, ip: _ip, reqId: _id, ...rest } = entry;
  if (msg !== 'answered' || milliseconds === undefined) return entry;
  return { level, time, msg: `${method} ${url} ${status} ${milliseconds} ms`, ...rest };
}
