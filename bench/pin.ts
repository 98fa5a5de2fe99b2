import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Where the measured servers run, where whatever asks them does, and every processor. */
const cores = { server: '0', load: '1', all: `0-${cpus().length - 1}` } as const;

/** Whether programs can be held to a processor here. */
export const canPin: boolean = cpus().length > 1 && hasTaskset();

/** Starts a server on the servers' processor: children run where their parent did when it started them. */
export async function startedPinned<T>(start: () => Promise<T>): Promise<T> {
  moveTo('server');
  try {
    return await start();
  } finally {
    moveTo('load');
  }
}

/** Gives this program and what it starts from here on, such as a browser, all processors again. */
export function releaseProcessors(): void {
  moveTo('all');
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
