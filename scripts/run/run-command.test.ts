import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'a tool ends with the command that runs it, which %s ends with the code of that signal',
  async (signal) => {
    // The tool tells its port, and would serve for ever.
    const tool = `require('net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port); })`;
    const program = `
      import { runCommand } from './scripts/run/run-command.ts';
      await runCommand(['node', '-e', ${JSON.stringify(tool)}], { stream: true });`;
    const command = spawn(process.execPath, ['--input-type=module', '-e', program]);
    const [port] = await once(command.stdout.setEncoding('utf8'), 'data');
    command.kill(signal);
    const [code] = await once(command, 'exit');
    expect(code).toBe({ SIGTERM: 143, SIGHUP: 129 }[signal]);
    const isServed = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => resolve(true));
        socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
      });
    await vi.waitUntil(async () => !(await isServed()), { timeout: 30_000 });
  },
);
