import { afterAll, beforeAll, describe } from 'vitest';
import { pgliteBackend, postgresBackend } from '../testing/backend.ts';
import { identificationCalls } from '../testing/identification.suite.ts';
import { identificationService } from '../testing/identification-service.suite.ts';

describe.each([pgliteBackend, postgresBackend()])('platform on $name', (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  identificationService(backend);
  identificationCalls(backend);
});
