import { readFile, rm, writeFile } from 'node:fs/promises';
import type { SuiteTimes } from './suite-times.ts';
import { type RunTimes, type StepTime, timesDocument } from './times-document.ts';
import { browserTimes, timesData, timesFile, unitTimes } from './times-files.ts';

/** Takes away what an earlier run left. */
export async function forgetTimes(): Promise<void> {
  await Promise.all([unitTimes, browserTimes, timesData, timesFile].map((file) => rm(file, { force: true })));
}

/**
 * Keeps where the time of a run went in `.tmp/`.
 * @param wallMs the whole run, in milliseconds
 * @returns the table, as Markdown
 */
export async function writeTimes(steps: readonly StepTime[], wallMs: number): Promise<string> {
  const [unit, browser] = await Promise.all([unitTimes, browserTimes].map(readTimes));
  const times: RunTimes = { wallMs, steps, unit: unit ?? null, browser: browser ?? null };
  const document = timesDocument(times);
  await Promise.all([writeFile(timesData, JSON.stringify(times)), writeFile(timesFile, `${document}\n`)]);
  return document;
}

/** A tool that ended before its end leaves none; what failed stands in its output. */
async function readTimes(file: string): Promise<SuiteTimes | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const times: SuiteTimes = JSON.parse(text);
  return times;
}
