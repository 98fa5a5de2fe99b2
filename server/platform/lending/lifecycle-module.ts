import type { AccountRange } from '#schemas/lending/account-range.ts';
import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import type { DescribeStepUp } from '../customers/step-up/step-up-message.ts';
import { createContractBooks } from './contracts/create-contract-books.ts';
import { createLifecycle } from './create-lifecycle.ts';
import { isNameLocked } from './name-locked.ts';
import { describeStepUp } from './step-up-message.ts';

interface Needs extends Pick<Ground, 'orm' | 'jobs' | 'sandbox' | 'now' | 'log'> {
  readonly repaymentAccounts?: AccountRange;
}

/** Finishes the steps of applications whose time has come. */
const applicationJob = { name: 'applications', everySeconds: 10 };

/** The one place that changes the status of an application, the books it enters money in, and what accounts ask of both. */
export const lifecycleModule = defineModule({
  name: 'lifecycle',
  open: ({ orm, jobs, sandbox, repaymentAccounts, now, log }: Needs) => {
    const wake = (at: Date) => jobs.wake(applicationJob.name, at);
    const books = createContractBooks(orm, now, sandbox, repaymentAccounts);
    return {
      wake,
      books,
      lifecycle: createLifecycle({ orm, books, wake, sandbox, now, log }),
      describeStepUp: describeStepUp satisfies DescribeStepUp,
      isNameLocked: (customerId: string) => isNameLocked(orm, customerId),
    };
  },
  jobs: ({ lifecycle }) => [{ ...applicationJob, run: lifecycle.advanceDue }],
});
