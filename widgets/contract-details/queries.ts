import type { QueryContext } from '#registry/widget.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import {
  contractData,
  contractDocument,
  contractWithdrawal,
  contractWithdrawalTerms,
} from '#schemas/calls/contract.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import { contractQuery, readContractArea } from '#ui/loan/queries/contract-area.ts';
import { withdrawDaysOf } from '#ui/loan/withdraw-days.ts';
import type { ContractDetailsProps } from './props.ts';

export const queries = (_props: ContractDetailsProps, context: QueryContext) => ({
  details: {
    queryKey: ['contract-details', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending, today } = context;
      const area = await readContractArea(context);
      const [contract, self] = await Promise.all([
        orNull(lending.read(contractData, { query: contractQuery(area) })),
        customer.self(),
      ]);
      const withdrawDays = area.ended ? null : withdrawDaysOf(contract, today);
      return {
        area,
        contract,
        /** What a withdrawal today comes to; null where it cannot be withdrawn from, or the sums cannot be had. */
        terms: withdrawDays === null ? null : await orNull(lending.read(contractWithdrawalTerms)),
        name: self ? `${self.firstname} ${self.lastname}`.trim() : '',
        email: self?.email ?? '',
        /** Days in which the contract can be left, today not counted; null when that time is over or has not begun. */
        withdrawDays,
        calls: {
          withdrawal: customer.call(contractWithdrawal),
          /** The receipt's id takes the place of the last part. */
          documents: readRef(customer.call(contractDocument)).path.replace('{id}', ''),
        },
      };
    },
  },
});
export type Details = Awaited<ReturnType<ReturnType<typeof queries>['details']['queryFn']>>;
