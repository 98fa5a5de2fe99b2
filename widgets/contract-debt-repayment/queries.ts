import type { QueryContext } from '#registry/widget.ts';
import { bankRepayment } from '#schemas/calls/banks.ts';
import {
  contractData,
  contractPartRepayment,
  contractSettlement,
  contractTransferCode,
} from '#schemas/calls/contract.ts';
import { blueCashRepayment } from '#schemas/calls/payments.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import { contractQuery, readContractArea } from '#ui/loan/queries/contract-area.ts';
import type { ContractDebtRepaymentProps } from './props.ts';

export const queries = (_props: ContractDebtRepaymentProps, context: QueryContext) => ({
  repayment: {
    queryKey: ['contract-debt-repayment', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending, today } = context;
      const area = await readContractArea(context);
      const query = contractQuery(area);
      const [contract, settlement, banks, transferCode] = await Promise.all([
        orNull(lending.read(contractData, { query })),
        // What is over cannot be paid off.
        area.ended ? null : orNull(lending.read(contractSettlement)),
        orNull(lending.read(bankRepayment, { query: { type: 'repayment' } })),
        orNull(lending.read(contractTransferCode, { query })),
      ]);
      return {
        area,
        contract,
        /** What pays all of it off today; null where it cannot be had. */
        settlement,
        /** Null where the list cannot be had. */
        banks,
        /** What is to be paid next as a code for the bank's app; null where it cannot be had. */
        transferCode,
        today,
        calls: {
          pay: customer.call(blueCashRepayment),
          settlement: customer.call(contractSettlement),
          part: customer.call(contractPartRepayment),
        },
      };
    },
  },
});
export type Repayment = Awaited<ReturnType<ReturnType<typeof queries>['repayment']['queryFn']>>;
