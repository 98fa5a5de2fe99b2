import { beforeAll, describe } from 'vitest';
import { type Backend, backends } from './backend.ts';

/**
 * Runs a suite on PGlite and on the oldest and newest PostgreSQL: the same must hold on all. Each `*.suite.ts` is a test file whose tests are all
 * in one such call; there is no list of them.
 */
export function onBackends(suite: (backend: Backend) => void): void {
  describe.each(backends)('platform on $name', (backend) => {
    // The first in a run makes what the others copy, on a machine that may have other work.
    beforeAll(backend.start, 240_000);
    suite(backend);
  });
}
