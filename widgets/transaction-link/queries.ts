import type { BankLinkPaths } from '#flow/bank-link-calls.ts';
import type { BankLinkPhase } from '#flow/use-bank-link.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { TransactionLinkProps } from './props.ts';

/** Where the browser asks, and with what the screen begins: asking how things stand. */
export interface Link {
  readonly paths: BankLinkPaths;
  readonly start: BankLinkPhase;
}

export const queries = (_props: TransactionLinkProps, { customer, locale }: QueryContext) => ({
  link: {
    queryKey: ['transaction-link', locale],
    queryFn: async (): Promise<Link> => ({
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
