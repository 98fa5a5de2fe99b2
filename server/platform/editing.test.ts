import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';
import { editingDrafts } from './testing/editing-drafts.suite.ts';
import { editingPlans } from './testing/editing-plans.suite.ts';
import { editingReleases } from './testing/editing-releases.suite.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

describe.each(backends)('editing on $name', (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  editingDrafts(backend);
  editingPlans(backend);
  editingReleases(backend);
});
