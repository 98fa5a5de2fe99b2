import { afterAll, beforeAll, describe } from 'vitest';
import { contentChecks } from './checks/checks.suite.ts';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

describe.each(backends)('checks on $name', { timeout: 60_000 }, (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  contentChecks(backend);
});
