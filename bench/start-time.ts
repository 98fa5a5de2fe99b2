import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { idleMs } from '#server/start/threads/thread.ts';
import { median } from './median.ts';

const times = 5;
/** Milliseconds after which a server that answered once is at rest: threads without work have ended. */
const rest = idleMs + 25_000;

/** The median of five starts of the built product, and memory after the last one. */
export interface StartFigures {
  /** Milliseconds from the start of the process to its first answer with 200. */
  readonly firstAnswer: number;
  /** Bytes of memory it holds when nobody asks for anything. */
  readonly atRest: number;
}

/** Starts of a server that finds its content. */
export async function measureStart(
  env: Readonly<Record<string, string>>,
  port: number,
  starts = times,
): Promise<StartFigures> {
  const answered: number[] = [];
  let atRest = 0;
  for (let time = 1; time <= starts; time++) {
    // Memory differs less from start to start than a minute and a half of rest is worth.
    const one = await startOnce({ env, port, restMs: time === starts ? rest : 0 });
    answered.push(one.firstAnswer);
    atRest = one.atRest;
  }
  return { firstAnswer: median(answered), atRest };
}

async function startOnce({
  env,
  port,
  restMs,
}: {
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly restMs: number;
}): Promise<StartFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MODE: 'sandbox',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...env,
    },
    stdio: 'ignore',
  });
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await pause(5);
    }
    const firstAnswer = performance.now() - started;
    await pause(restMs);
    return { firstAnswer, atRest: await residentBytes(child) };
  } finally {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).status === 200;
  } catch {
    return false; // does not listen yet
  }
}

async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}
