import type { QueryContext } from '#registry/widget.ts';
import type { SandboxLenderProps } from './props.ts';

/** What the panel drives; null in production, where there is neither panel nor call ([sec 40]). */
export interface Sandbox {
  readonly status: string | null;
  readonly decisionsPath: string;
}

export const queries = (
  _props: SandboxLenderProps,
  { customer, locale }: Pick<QueryContext, 'customer' | 'locale'>,
) => ({
  sandbox: {
    queryKey: ['sandbox-lender', locale],
    queryFn: async (): Promise<Sandbox | null> =>
      customer.demoAccounts() === null
        ? null
        : { status: await customer.status(), decisionsPath: customer.callPath('dev.decisions') },
  },
});
