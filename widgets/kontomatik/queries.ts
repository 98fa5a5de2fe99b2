import type { BankLinkPaths } from '#flow/bank-link-calls.ts';
import type { BankLinkPhase } from '#flow/use-bank-link.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { KontomatikProps } from './props.ts';

/** Where the browser asks, and with what the screen begins: asking how things stand. */
export interface Link {
  readonly paths: BankLinkPaths;
  readonly start: BankLinkPhase;
}

export const queries = (_props: KontomatikProps, { customer, locale }: QueryContext) => ({
  link: {
    queryKey: ['kontomatik', locale],
    queryFn: async (): Promise<Link> => ({
      paths: {
        open: customer.callPath('kontomatik.access'),
        openMethod: 'GET',
        accounts: customer.callPath('kontomatik.account'),
        process: customer.callPath('kontomatik.process'),
        status: customer.callPath('kontomatik.status'),
      },
      start: { at: 'checking' },
    }),
  },
});
