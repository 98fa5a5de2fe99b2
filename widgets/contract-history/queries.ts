import type { QueryContext } from '#registry/widget.ts';
import { contractHistory } from '#schemas/calls/contract.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import { readContractArea } from '#ui/loan/queries/contract-area.ts';
import type { ContractHistoryProps } from './props.ts';

/** Lines asked for at once. */
export const pageSize = 20;

export const queries = (_props: ContractHistoryProps, { customer, lending, locale }: QueryContext) => ({
  history: {
    queryKey: ['contract-history', locale],
    queryFn: async () => {
      const rowsOn = (account: 'loan' | 'card') =>
        orNull(lending.read(contractHistory, { query: { limit: String(pageSize), offset: '0', account } }));
      const [area, loan, card] = await Promise.all([
        readContractArea(customer, lending),
        rowsOn('loan'),
        rowsOn('card'),
      ]);
      return {
        area,
        /** Null where they cannot be had. */
        rows: loan && card && { loan, card },
        pageSize,
        currency: 'PLN',
        call: customer.call(contractHistory),
      };
    },
  },
});
export type History = Awaited<ReturnType<ReturnType<typeof queries>['history']['queryFn']>>;
