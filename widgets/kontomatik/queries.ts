import type { BankLinkStart } from '#flow/bank-link-screen.tsx';
import type { QueryContext } from '#registry/widget.ts';
import type { KontomatikProps } from './props.ts';

export const queries = (_props: KontomatikProps, { customer, locale }: QueryContext) => ({
  link: {
    queryKey: ['kontomatik', locale],
    queryFn: async (): Promise<BankLinkStart> => ({
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
