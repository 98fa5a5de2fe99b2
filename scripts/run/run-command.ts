import { spawn } from 'node:child_process';
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

/** Runs a tool of the project with the project's Node, also when the script was not started by npm. */
export function runCommand(
  [command = '', ...args]: readonly string[],
  { cwd = process.cwd(), stream = false, env = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env, PATH: path } });
    let output = '';
    const done = (code: number) => resolve({ code, output, ms: performance.now() - started });
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
