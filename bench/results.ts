import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Figure } from './figures.ts';
import { canPin } from './pin.ts';

const file = 'bench/results.md';

/** What the figures were measured on. Taken before the first of them: the bench is a load itself. */
export function describeRun(): readonly string[] {
  const [processor] = cpus();
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', with changes';
  return [
    `commit ${git('rev-parse', '--short=12', 'HEAD')}${changed}, ${new Date().toISOString().slice(0, 10)}`,
    `${processor?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`,
    `Node ${process.versions.node}; load of the machine before the run ${(loadavg()[0] ?? 0).toFixed(2)}`,
    canPin
      ? 'servers on one core, what asks them on another'
      : 'servers and what asks them on the same cores',
  ];
}

export async function writeResults(run: readonly string[], figures: readonly Figure[]): Promise<void> {
  const rows = figures.map(({ what, measured, wanted = '' }) => `| ${what} | ${measured} | ${wanted} |`);
  const text = [
    '# What `npm run bench` measured',
    '',
    'Written by the run. Ratios are of things measured in turns in one run; x 1 is as fast.',
    '',
    ...run.map((line) => `- ${line}`),
    '',
    '| what | measured | must be |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ];
  await writeFile(file, text.join('\n'));
}
