import { relative } from 'node:path';
import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node';
import type { ErrorOutside } from './failed-tests.ts';

/**
 * Vitest's JSON report and what it leaves out: errors outside of tests (a promise nobody awaited, a worker that ended). They
 * fail a run in which every test passed, and would have no name.
 */
export default class UnitReporter extends JsonReporter {
  #outside: readonly ErrorOutside[] = [];

  constructor() {
    super({});
  }

  override async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[] = [],
  ): Promise<void> {
    this.#outside = errors.map(errorOutside);
    await super.onTestRunEnd(modules);
  }

  override async writeReport(report: string): Promise<void> {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), errorsOutside: this.#outside }));
  }
}

/** Vitest notes which file a worker was in when the error came. */
const errorOutside = ({
  message,
  stack = '',
  VITEST_TEST_PATH: file,
}: SerializedError & { VITEST_TEST_PATH?: string }): ErrorOutside => ({
  during: file === undefined ? 'the run' : relative(process.cwd(), file),
  message,
  stack,
});
