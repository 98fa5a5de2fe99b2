import type { QueryContext } from '#registry/widget.ts';
import { contractData } from '#schemas/calls/contract.ts';
import type { SignedContract } from '#schemas/lending/contract.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import { readEnded } from '#ui/loan/queries/contract-area.ts';
import { type NextPayment, nextPaymentOf } from './next-payment.ts';
import type { DashboardProps } from './props.ts';
import { type Standing, standingOf } from './standing.ts';

/** What the overview says of a customer; nothing that the page does not show. */
export interface Overview {
  readonly firstName: string;
  readonly emailVerified: boolean;
  readonly standing: Standing;
  /** Null without a contract, and while it cannot be had: the way to it stays. */
  readonly payment: NextPayment | null;
  /** Contracts that are over, newest first; none while they cannot be had. */
  readonly ended: readonly SignedContract[];
}

export const queries = (_props: DashboardProps, { customer, lending, locale }: QueryContext) => ({
  overview: {
    queryKey: ['dashboard', locale],
    queryFn: async (): Promise<Overview | null> => {
      const [self, status] = await Promise.all([customer.self(), customer.status()]);
      if (!self) return null;
      const [contract, ended] = await Promise.all([
        status === 'contract' ? orNull(lending.read(contractData)) : null,
        orNull(readEnded(lending)),
      ]);
      return {
        firstName: self.firstname,
        emailVerified: self.is_email_verified,
        standing: standingOf(status),
        payment: contract && nextPaymentOf(contract),
        ended: ended ?? [],
      };
    },
  },
});
