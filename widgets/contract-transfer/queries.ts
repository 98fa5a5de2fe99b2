import { orUnavailable, readContractArea } from '#flow/contract-area.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { ContractTransferProps } from './props.ts';

export const queries = (_props: ContractTransferProps, { customer, lending, locale }: QueryContext) => ({
  transfer: {
    queryKey: ['contract-transfer', locale],
    queryFn: async () => {
      const [area, card, accounts] = await Promise.all([
        readContractArea(customer, lending),
        orUnavailable(lending.read('contract.card-info')),
        orUnavailable(lending.read('bank-account.list')),
      ]);
      return {
        area,
        card,
        /** Accounts that were proved to be the customer's. */
        accounts,
        paths: {
          code: customer.callPath('code.generate'),
          transfer: customer.callPath('account.transfer-money'),
        },
      };
    },
  },
});
export type Transfer = Awaited<ReturnType<ReturnType<typeof queries>['transfer']['queryFn']>>;
