import type { QueryContext } from '#registry/widget.ts';
import { contractHistory } from '#schemas/calls/contract.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import { contractQuery, readContractArea } from '#ui/loan/queries/contract-area.ts';
import type { ContractHistoryProps } from './props.ts';

/** Lines asked for at once. */
export const pageSize = 20;

export const queries = (_props: ContractHistoryProps, context: QueryContext) => ({
  history: {
    queryKey: ['contract-history', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending } = context;
      const area = await readContractArea(context);
      const of = contractQuery(area);
      const rowsOn = (account: 'loan' | 'card') =>
        orNull(
          lending.read(contractHistory, { query: { limit: String(pageSize), offset: '0', account, ...of } }),
        );
      const [loan, card] = await Promise.all([rowsOn('loan'), rowsOn('card')]);
      return {
        area,
        /** What older lines are asked for with. */
        of,
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
