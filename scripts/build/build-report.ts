import type { CommandResult } from '../run/run-command.ts';

/** Where a report goes: a terminal, whose last line can be rewritten, or a file or pipe, which gets whole lines only. */
export interface ReportOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

/** Tells a person how the build proceeds: one line for each step, and what a step wrote only if it wrote something. */
export interface BuildReport {
  /** Runs a step. Its output is shown whole when it ends: warnings of a good one, everything of one that failed. */
  step(name: string, run: () => Promise<CommandResult>): Promise<number>;
  done(): void;
}

export function createBuildReport(output: ReportOutput = process.stdout): BuildReport {
  const begun = performance.now();
  output.write('Building the sources, which a start without changes to them skips:\n');
  return {
    step: async (name, run) => {
      const since = performance.now();
      const rewrite = (text: string) => output.write(`\r\u001b[K  ${text}`);
      const show = output.isTTY
        ? () => rewrite(`${name} … ${seconds(since)}`)
        : () => output.write(`  ${name} …\n`);
      show();
      // Elapsed seconds show that a step of a minute has not hung.
      const ticking = output.isTTY ? setInterval(show, 1000) : undefined;
      try {
        const { code, output: written } = await run();
        const verdict = code === 0 ? '' : ' failed after';
        if (output.isTTY) rewrite(`${name}${verdict} ${seconds(since)}\n`);
        else if (code !== 0) output.write(`  ${name}${verdict} ${seconds(since)}\n`);
        if (written.trim() !== '') output.write(`${written.trimEnd()}\n`);
        return code;
      } finally {
        clearInterval(ticking);
      }
    },
    done: () => void output.write(`Built in ${seconds(begun)}.\n`),
  };
}
