import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { heldFor, inspectionsOf, purposesOf } from './step-purpose.ts';
import { addParts, groupTests, type Parts, type SuiteTimes, type TestTime } from './suite-times.ts';
import { browserTimes } from './times-files.ts';

interface BrowserTestTime extends TestTime {
  /** For how long it held its worker: the first test of a worker waits for the fixtures of all. */
  readonly heldMs: number;
  readonly worker: number;
  readonly purposes: Parts;
  readonly inspections: Parts;
}

/** Writes what browser tests took; Playwright's own reports leave out the calls to the browser. */
export default class BrowserTimesReporter implements Reporter {
  readonly #tests: BrowserTestTime[] = [];
  readonly #began = Date.now();
  #firstTest: number | null = null;
  #slots = 0;

  printsToStdio(): boolean {
    return false;
  }

  onBegin({ workers }: FullConfig): void {
    this.#slots = workers;
  }

  onTestEnd(test: TestCase, { startTime, duration, steps, parallelIndex }: TestResult): void {
    this.#firstTest ??= startTime.getTime();
    const [, project = '', , ...titles] = test.titlePath();
    this.#tests.push({
      file: relative(process.cwd(), test.location.file),
      title: `${titles.join(' > ')} (${project})`,
      ms: duration,
      heldMs: heldFor(startTime, duration, steps),
      worker: parallelIndex,
      purposes: purposesOf(steps),
      inspections: inspectionsOf(steps),
    });
  }

  onEnd(): void {
    const tests = this.#tests;
    const held = tests.map((test) => ({ ...test, ms: test.heldMs }));
    const times: SuiteTimes = {
      wallMs: Date.now() - this.#began,
      startMs: (this.#firstTest ?? Date.now()) - this.#began,
      slots: this.#slots,
      workers: groupTests(held, ({ worker }) => worker).map(({ key, ...sums }) => ({
        worker: key,
        ...sums,
      })),
      files: groupTests(held, ({ file }) => file).map(({ key, ...sums }) => ({ file: key, ...sums })),
      tests: tests.map(({ file, title, ms }) => ({ file, title, ms })),
      purposes: addParts(tests.map(({ purposes }) => purposes)),
      inspections: addParts(tests.map(({ inspections }) => inspections)),
    };
    mkdirSync(dirname(browserTimes), { recursive: true });
    writeFileSync(browserTimes, JSON.stringify(times));
  }
}
