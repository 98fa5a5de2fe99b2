import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';
import { contractBooks } from './testing/contract-books.suite.ts';
import { contractCalls } from './testing/contract-calls.suite.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

describe.each(backends)('contracts on $name', { timeout: 60_000 }, (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  contractBooks(backend);
  contractCalls(backend);
});
