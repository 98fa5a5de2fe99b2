import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';
import { signing } from './testing/signing.suite.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

describe.each(backends)('signing on $name', { timeout: 60_000 }, (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  signing(backend);
});
