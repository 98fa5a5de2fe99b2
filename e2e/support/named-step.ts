import { test } from '@playwright/test';

/** Runs something as a named step of the test; outside of one, as measurements of `bench/` are, it only runs. */
export function namedStep<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  return isInTest() ? test.step(title, run, { box: true }) : run();
}

function isInTest(): boolean {
  try {
    test.info();
    return true;
  } catch {
    return false;
  }
}
