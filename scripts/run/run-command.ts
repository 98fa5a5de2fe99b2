import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

export interface CommandResult {
  readonly code: number;
  /** What it wrote, both streams as they came. */
  readonly output: string;
  readonly ms: number;
}

export interface CommandOptions {
  readonly cwd?: string;
  /** Passes the output on while it comes, besides collecting it. */
  readonly stream?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a tool of the project with the project's Node, also when the script was not started by npm. A signal that ends this process meanwhile
 * ends the tool, too.
 */
export function runCommand(
  [command = '', ...args]: readonly string[],
  { cwd = process.cwd(), stream = false, env = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env, PATH: path } });
    const stopWatching = endWithProcess(child);
    let output = '';
    const done = (code: number) => {
      stopWatching();
      resolve({ code, output, ms: performance.now() - started });
    };
    const collect = (to: NodeJS.WriteStream) => (chunk: string) => {
      output += chunk;
      if (stream) to.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect(process.stdout));
    child.stderr.setEncoding('utf8').on('data', collect(process.stderr));
    child.on('error', (error) => {
      output += `${error.message}\n`;
      done(127);
    });
    child.on('close', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** @returns ends what was begun: the child has ended by itself */
function endWithProcess(child: ChildProcess): () => void {
  const end = () => void child.kill();
  const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
  process.once('exit', end);
  for (const signal of signals) process.once(signal, leave);
  return () => {
    process.off('exit', end);
    for (const signal of signals) process.off(signal, leave);
  };
}
