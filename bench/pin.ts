import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Where the measured servers run, and where whatever asks them does. */
const cores = { server: '0', load: '1' } as const;

/** Whether programs can be held to a processor here. */
export const canPin: boolean = cpus().length > 1 && hasTaskset();

/** Starts a program on a processor: children run where their parent did when it started them. */
export async function startedOn<T>(where: keyof typeof cores, start: () => Promise<T>): Promise<T> {
  moveTo(where);
  try {
    return await start();
  } finally {
    moveTo('load');
  }
}

function moveTo(where: keyof typeof cores): void {
  if (canPin) execFileSync('taskset', ['-acp', cores[where], String(process.pid)], { stdio: 'ignore' });
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // another system than Linux
  }
}
