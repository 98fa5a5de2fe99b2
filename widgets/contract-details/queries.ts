import type { QueryContext } from '#registry/widget.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import { contractData, contractDocument, contractWithdrawal } from '#schemas/calls/contract.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import { readContractArea } from '#ui/loan/queries/contract-area.ts';
import { withdrawDaysOf } from '#ui/loan/withdraw-days.ts';
import type { ContractDetailsProps } from './props.ts';

export const queries = (
  _props: ContractDetailsProps,
  { customer, lending, locale, today }: QueryContext,
) => ({
  details: {
    queryKey: ['contract-details', locale],
    queryFn: async () => {
      const [area, contract, self] = await Promise.all([
        readContractArea(customer, lending),
        orNull(lending.read(contractData)),
        customer.self(),
      ]);
      return {
        area,
        contract,
        name: self ? `${self.firstname} ${self.lastname}`.trim() : '',
        email: self?.email ?? '',
        /** Days in which the contract can be left, today not counted; null when that time is over or has not begun. */
        withdrawDays: withdrawDaysOf(contract, today),
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
