import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { Progress } from './progress.ts';

/** Prints how far the browser tests are, and each failure as it comes. */
export default class BrowserProgressReporter implements Reporter {
  #progress: Progress | null = null;
  #failed = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin({ workers }: FullConfig, suite: Suite): void {
    const total = suite.allTests().length;
    console.log(`${total} tests, ${workers} at once`);
    this.#progress = new Progress(total, (line) => console.log(line));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (!test.ok()) {
      this.#failed += 1;
      const [, project = '', ...titles] = test.titlePath();
      console.log(`failed: ${titles.join(' > ')} (${project})`);
      for (const error of result.errors) this.onError(error);
    }
    this.#progress?.advance((done, total) => `${done} of ${total} tests, ${this.#failed} failed`);
  }

  onError({ message, stack, snippet, value }: TestError): void {
    console.log([stack ?? message ?? value, snippet].filter(Boolean).join('\n'));
  }
}
