import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { prettyLog } from './pretty-log.ts';

/** Lines of a logger whose clock is left out: `[12:00:00] INFO: …` without its first word. */
function prettyLogger() {
  const written: string[] = [];
  const logger = createLogger(
    { logLevel: 'info', logFormat: 'pretty' },
    { write: (text) => written.push(text.replace(/^\[\d\d:\d\d:\d\d\] /, '')) },
  );
  return { logger, written };
}

// Colours depend on where tests run.
const plain = prettyLog(false);
const format = (entry: Readonly<Record<string, unknown>>) =>
  plain(`${JSON.stringify({ time: Date.now(), pid: 1, hostname: 'h', ...entry })}\n`);

test('[issue 44] a pretty line is time, level, message and data, without process and host', () => {
  const line = format({ level: 40, msg: 'block left out', blockId: 'b1' });
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: block left out \{"blockId":"b1"\}\n$/);
});

test('[issue 44] a pretty request is one line: time, level, method, address, status and milliseconds', () => {
  const line = format({
    level: 30,
    reqId: 'abcd-1234',
    method: 'GET',
    url: '/about?page=2',
    status: 200,
    milliseconds: 12.3,
    ip: '127.0.0.1',
    msg: 'answered',
  });
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/about\?page=2 200 12\.3 ms\n$/);
});

test('[issue 44] a pretty error shows its message, its stack line by line, and its cause', () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(plain(line)) });
  logger.error({ err: new Error('no pages', { cause: new Error('no database') }) }, 'request failed');
  const [text = ''] = lines;
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] ERROR: request failed ?\n/);
  expect(text).toContain('no database');
  expect(text).toMatch(/^\s+Error: no pages\n\s+at .*pretty-log\.test\.ts/m);
});

test('[sec 38] a pretty log masks what the JSON log masks', () => {
  const { logger, written } = prettyLogger();
  logger.info({ token: 's3cret', user: { password: 's3cret', email: 'anna@example.com' } }, 'signed in');
  logger.child({ cookie: 's3cret' }).warn({ url: '/authlink/s3cret' }, 'expired');
  logger.info({ method: 'GET', url: '/x?token=s3cret', status: 200, milliseconds: 1 }, 'answered');
  logger.error({ err: new Error('anna@example.com failed with Bearer s3cret-token') }, 'failed');
  expect(written).toHaveLength(4);
  expect(written.join('')).not.toMatch(/s3cret|anna@/);
  expect(written.join('')).toContain('***');
});

test('[sec 38] controls of a terminal in what a client sent stay escaped in a pretty line', () => {
  const hostile = '\u001b[2J\u009b2J\rgone\b\u0000';
  const text = format({ level: 30, url: hostile, msg: hostile });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the line must not hold
  expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  expect(text).toContain('\\u001b[2J');
  // A backslash before such letters is no escape.
  expect(format({ level: 30, msg: 'C:\\build\\u001b' })).toContain('C:\\build\\u001b\n');
});

test('what is no log line is written as it is', () => {
  expect(plain('not JSON\n')).toBe('not JSON\n');
});
