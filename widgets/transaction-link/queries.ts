import type { QueryContext } from '#registry/widget.ts';
import {
  transactionLinkAccount,
  transactionLinkAuthorize,
  transactionLinkProcess,
  transactionLinkStatus,
} from '#schemas/calls/transaction-link.ts';
import type { BankLinkStart } from '#ui/loan/bank-link-screen.tsx';
import type { TransactionLinkProps } from './props.ts';

export const queries = (_props: TransactionLinkProps, { customer, locale }: QueryContext) => ({
  link: {
    queryKey: ['transaction-link', locale],
    queryFn: async (): Promise<BankLinkStart> => ({
      calls: {
        open: customer.call(transactionLinkAuthorize),
        accounts: customer.call(transactionLinkAccount),
        process: customer.call(transactionLinkProcess),
        status: customer.call(transactionLinkStatus),
      },
      start: { at: 'checking' },
    }),
  },
});
