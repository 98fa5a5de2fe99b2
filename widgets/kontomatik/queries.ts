import type { QueryContext } from '#registry/widget.ts';
import {
  kontomatikAccess,
  kontomatikAccount,
  kontomatikProcess,
  kontomatikStatus,
} from '#schemas/calls/identification.ts';
import type { BankLinkStart } from '#ui/loan/bank-link-screen.tsx';
import type { KontomatikProps } from './props.ts';

export const queries = (_props: KontomatikProps, { customer, locale }: QueryContext) => ({
  link: {
    queryKey: ['kontomatik', locale],
    queryFn: async (): Promise<BankLinkStart> => ({
      calls: {
        open: customer.call(kontomatikAccess),
        accounts: customer.call(kontomatikAccount),
        process: customer.call(kontomatikProcess),
        status: customer.call(kontomatikStatus),
      },
      start: { at: 'checking' },
    }),
  },
});
