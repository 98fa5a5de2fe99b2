import { afterAll, beforeAll, describe } from 'vitest';
import { logLines } from './customers/log-lines.suite.ts';
import { sessions } from './customers/sessions.suite.ts';
import { waysIn } from './customers/ways-in.suite.ts';
import { leads } from './leads/leads.suite.ts';
import { search } from './search/search.suite.ts';
import { account } from './testing/account.suite.ts';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';
import { catalogue } from './testing/catalogue.suite.ts';
import { changes } from './testing/changes.suite.ts';
import { customers } from './testing/customers.suite.ts';
import { jobs } from './testing/jobs.suite.ts';
import { lending } from './testing/lending.suite.ts';
import { publicCalls } from './testing/public-calls.suite.ts';
import { reference } from './testing/reference.suite.ts';
import { rulesByAddress } from './testing/rules-by-address.suite.ts';
import { seeding } from './testing/seeding.suite.ts';
import { staff } from './testing/staff.suite.ts';
import { stepUps } from './testing/step-up.suite.ts';
import { writeApi } from './testing/write-api.suite.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

// One file, so that the server is started once; the same suites for both, because the same must hold on both.
describe.each(backends)('platform on $name', { timeout: 30_000 }, (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  publicCalls(backend);
  catalogue(backend);
  rulesByAddress(backend);
  search(backend);
  leads(backend);
  writeApi(backend);
  changes(backend);
  staff(backend);
  customers(backend);
  sessions(backend);
  waysIn(backend);
  logLines(backend);
  account(backend);
  stepUps(backend);
  seeding(backend);
  jobs(backend);
  lending(backend);
  reference(backend);
});
