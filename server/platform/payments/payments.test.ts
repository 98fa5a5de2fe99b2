import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, pgliteBackend, postgresBackend } from '../testing/backend.ts';
import { payments } from '../testing/payments.suite.ts';
import { transfers } from '../testing/payments-transfers.suite.ts';
import { transferLimits } from '../testing/transfer-limits.suite.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

describe.each(backends)('payments on $name', { timeout: 30_000 }, (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  payments(backend);
  transfers(backend);
  transferLimits(backend);
});
