import type { AccountRange } from '#schemas/lending/account-range.ts';
import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import type { ChangeHub } from '../content/change-hub.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { DescribeStepUp } from '../customers/step-up/step-up-message.ts';
import { createContractBooks } from './contracts/create-contract-books.ts';
import { createLifecycle } from './create-lifecycle.ts';
import { createContractEnds } from './end-contract.ts';
import { loanInShort } from './loan-in-short.ts';
import { createLoanPurchases, createPurchaseDesk } from './loan-purchases.ts';
import { isNameLocked } from './name-locked.ts';
import { describeStepUp } from './step-up-message.ts';
import { keepTermsInForce } from './terms-in-force.ts';

interface Needs extends Pick<Ground, 'orm' | 'jobs' | 'sandbox' | 'now' | 'log'> {
  readonly changes: Pick<ChangeHub, 'onChange'>;
  readonly repaymentAccounts?: AccountRange;
}

/** Finishes the steps of applications whose time has come. */
const applicationJob = { name: 'applications', everySeconds: 10 };

/** The one place that changes the status of an application, the books it enters money in, and what accounts ask of both. */
export const lifecycleModule = defineModule({
  name: 'lifecycle',
  open: ({ orm, jobs, changes, sandbox, repaymentAccounts, now, log }: Needs) => {
    const wake = (at: Date) => jobs.wake(applicationJob.name, at);
    const books = createContractBooks(orm, now, sandbox, repaymentAccounts);
    const desk = createPurchaseDesk();
    const contractEnds = createContractEnds();
    const termsInForce = keepTermsInForce(orm, changes, now);
    const lifecycle = createLifecycle({
      orm,
      books,
      termsInForce,
      purchases: desk,
      contractEnds,
      wake,
      sandbox,
      now,
      log,
    });
    return {
      wake,
      books,
      lifecycle,
      contractEnds,
      loanPurchases: createLoanPurchases({ orm, desk, books, lifecycle, now }),
      loanInShort: (customer: Customer) => loanInShort(orm, lifecycle, customer),
      describeStepUp: describeStepUp satisfies DescribeStepUp,
      isNameLocked: (customerId: string) => isNameLocked(orm, customerId),
    };
  },
  jobs: ({ lifecycle }) => [{ ...applicationJob, run: lifecycle.advanceDue }],
});
