import { orNull, readContractArea } from '#flow/contract-area.ts';
import type { QueryContext } from '#registry/widget.ts';
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
        orNull(lending.read('contract.data')),
        orNull(lending.read('contract.settlement')),
        orNull(lending.read('bank.repayment', { query: { type: 'repayment' } })),
        orNull(lending.read('contract.transfer-code')),
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
        paths: {
          pay: customer.callPath('blue-cash.repayment'),
          settlement: customer.callPath('contract.settlement'),
          part: customer.callPath('contract.part-repayment'),
        },
      };
    },
  },
});
export type Repayment = Awaited<ReturnType<ReturnType<typeof queries>['repayment']['queryFn']>>;
