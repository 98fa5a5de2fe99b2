import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { largestBacklog, logOutput } from './log-output.ts';
import { type LineFormat, prettyLog } from './pretty-log.ts';

const program = `
  import { createLogger } from '#server/web/logger.ts';
  import { stopGracefully } from '#server/web/graceful-stop.ts';
  const logger = createLogger({ logLevel: 'info' });
  process.stderr.on('error', () => {});
  const stay = setInterval(() => logger.info('x'.repeat(1000)), 5);
  stopGracefully({ close: async () => clearInterval(stay), logger, events: process, exit: process.exit });
  logger.info('ready');
  process.stdin.once('data', () => process.kill(process.pid, 'SIGTERM'));
`;

test('a program whose log nobody reads any more still stops when it is told to', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  try {
    await once(child.stdout, 'data');
    child.stdout.destroy();
    await once(child.stdout, 'close');
    child.stdin.write('stop');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

/** A stream whose writes end as the test says. */
function stubbornStream(end: (done: (error?: Error) => void) => void, format?: LineFormat) {
  const lines: string[] = [];
  const stream = new Writable({
    autoDestroy: false,
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      lines.push(line);
      end(done);
    },
  });
  return { lines, stream, output: logOutput(stream, format) };
}

test('[reliability] what a reader that does not read leaves unread stays small; what was dropped is counted in the log', async () => {
  const waiting: (() => void)[] = [];
  const { lines, stream, output } = stubbornStream((done) => waiting.push(done));
  const line = 'x'.repeat(10_000);
  for (let i = 0; i < 1000; i += 1) output.write(line);
  expect(stream.writableLength).toBeLessThanOrEqual(largestBacklog + line.length);
  const kept = Math.floor(largestBacklog / line.length) + 1;
  // It reads again.
  while (stream.writableLength > 0) {
    waiting.shift()?.();
    await Promise.resolve();
  }
  expect(lines).toHaveLength(kept);
  output.write('again');
  waiting.shift()?.();
  expect(JSON.parse(lines[kept] ?? '')).toMatchObject({ level: 40, dropped: 1000 - kept });
  expect(lines.at(-1)).toBe('again');
});

test.each([
  ['a full disk is tried again with the next line', 'ENOSPC', ['one', 'two']],
  ['a pipe without a reader is not tried again', 'EPIPE', []],
])('[reliability] %s', (_what, code, expected) => {
  const { lines, stream, output } = stubbornStream((done) => done());
  stream.emit('error', Object.assign(new Error(code), { code }));
  output.write('one');
  output.write('two');
  expect(lines).toEqual(expected);
});

test('[issue 44] in a log for people, the line that counts dropped lines is for people, too', async () => {
  const waiting: (() => void)[] = [];
  const { lines, stream, output } = stubbornStream((done) => waiting.push(done), prettyLog(false));
  output.write('x'.repeat(largestBacklog + 1));
  output.write('dropped');
  while (stream.writableLength > 0) {
    waiting.shift()?.();
    await Promise.resolve();
  }
  output.write('again');
  expect(lines[1]).toMatch(/WARN: log lines were dropped, nobody read them in time \{"dropped":1\}\n$/);
});
