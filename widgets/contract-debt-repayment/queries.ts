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
import { readContractArea } from '#ui/loan/queries/contract-area.ts';
import type { ContractDebtRepaymentProps } from './props.ts';

export const queries = (
  _props: ContractDebtRepaymentProps,
  { customer, lending, locale, today }: QueryContext,
) => ({
  repayment: {
    queryKey: ['contract-debt-repayment', locale],
    queryFn: async () => {
      const [area, contract, settlement, banks, transferCode] = await Promise.all([
        readContractArea(customer, lending),
        orNull(lending.read(contractData)),
        orNull(lending.read(contractSettlement)),
        orNull(lending.read(bankRepayment, { query: { type: 'repayment' } })),
        orNull(lending.read(contractTransferCode)),
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
