import type { BankLinkStart } from '#flow/bank-link-screen.tsx';
import type { QueryContext } from '#registry/widget.ts';
import type { TransactionLinkProps } from './props.ts';

export const queries = (_props: TransactionLinkProps, { customer, locale }: QueryContext) => ({
  link: {
    queryKey: ['transaction-link', locale],
    queryFn: async (): Promise<BankLinkStart> => ({
      paths: {
        open: customer.callPath('transaction-link.authorize'),
        openMethod: 'POST',
        accounts: customer.callPath('transaction-link.account'),
        process: customer.callPath('transaction-link.process'),
        status: customer.callPath('transaction-link.status'),
      },
      start: { at: 'checking' },
    }),
  },
});
