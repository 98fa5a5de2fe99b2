import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { Progress } from './progress.ts';

/** Prints how far a run of Vitest is. How many tests a file has is known once it was loaded, so files are the measure. */
export default class UnitProgressReporter implements Reporter {
  #progress: Progress | null = null;
  #tests = 0;
  #failed = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress = new Progress(specifications.length, (line) => console.log(line));
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    this.#tests += tests.length;
    this.#failed += tests.filter((test) => test.result().state === 'failed').length;
    this.#progress?.advance(
      (done, total) => `${done} of ${total} files, ${this.#tests} tests, ${this.#failed} failed`,
    );
  }
}
