import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';
import { forms } from './testing/forms.suite.ts';
import { storedForms } from './testing/stored-forms.suite.ts';
import { submissions } from './testing/submissions.suite.ts';
import { uploads } from './testing/uploads.suite.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

describe.each(backends)('forms on $name', { timeout: 60_000 }, (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  forms(backend);
  uploads(backend);
  storedForms(backend);
  submissions(backend);
});
