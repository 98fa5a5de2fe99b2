import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const program = `
  import { createLogger } from '#server/web/logger.ts';
  import { stopOnSignal } from '#server/web/graceful-stop.ts';
  const logger = createLogger({ logLevel: 'info' });
  process.stderr.on('error', () => {});
  const stay = setInterval(() => logger.info('x'.repeat(1000)), 5);
  stopOnSignal({ close: async () => clearInterval(stay), logger, signals: process, exit: process.exit });
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
