import type { LendingReader } from '#registry/lending-reader.ts';
import type { QueryContext } from '#registry/widget.ts';
import { codeGenerate } from '#schemas/calls/contacts.ts';
import { accountTransferMoney, bankAccountList } from '#schemas/calls/payments.ts';
import { orUnavailable } from '#ui/loan/contract-area.ts';
import { readCard, readContractArea } from '#ui/loan/queries/contract-area.ts';
import type { ContractTransferProps } from './props.ts';

/** `{data: {data: [...]}}` on the wire: the outer one is opened with every answer. */
const readAccounts = async (lending: LendingReader) => (await lending.read(bankAccountList))?.data ?? null;

export const queries = (_props: ContractTransferProps, context: QueryContext) => ({
  transfer: {
    queryKey: ['contract-transfer', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending } = context;
      const area = await readContractArea(context);
      const [card, accounts] = await Promise.all([
        orUnavailable(readCard(lending, area)),
        orUnavailable(readAccounts(lending)),
      ]);
      return {
        area,
        card,
        /** Accounts that were proved to be the customer's. */
        accounts,
        calls: {
          code: customer.call(codeGenerate),
          transfer: customer.call(accountTransferMoney),
        },
      };
    },
  },
});
export type Transfer = Awaited<ReturnType<ReturnType<typeof queries>['transfer']['queryFn']>>;
