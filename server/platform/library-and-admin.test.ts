import { afterAll, beforeAll, describe } from 'vitest';
import { media } from './media/media.suite.ts';
import { demoSites } from './site-transfer/demo-sites.suite.ts';
import { siteTransfer } from './site-transfer/site-transfer.suite.ts';
import { staffAccounts } from './staff/staff-accounts.suite.ts';
import { staffRoleSweep } from './staff/staff-roles.suite.ts';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';
import { draftLeaks } from './testing/draft-leaks.suite.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

// The server of PostgreSQL is started once for what belongs together.
describe.each(backends)('library and administration on $name', (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  media(backend);
  staffAccounts(backend);
  staffRoleSweep(backend);
  draftLeaks(backend);
  siteTransfer(backend);
  demoSites(backend);
});
