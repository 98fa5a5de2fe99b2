import { afterAll, beforeAll, describe } from 'vitest';
import { addresses } from './testing/addresses.suite.ts';
import { pgliteBackend, postgresBackend } from './testing/backend.ts';
import { feedback } from './testing/feedback.suite.ts';
import { support } from './testing/support.suite.ts';

describe.each([pgliteBackend, postgresBackend()])('platform on $name', (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  feedback(backend);
  addresses(backend);
  support(backend);
});
