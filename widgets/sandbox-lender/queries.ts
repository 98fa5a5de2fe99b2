import type { QueryContext } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { devDecisions } from '#schemas/calls/dev.ts';
import type { SandboxLenderProps } from './props.ts';

/** What the panel drives; null in production, where there is neither panel nor call ([sec 40]). */
export interface Sandbox {
  readonly status: string | null;
  readonly decisionsCall: CallRef<typeof devDecisions>;
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
        : { status: await customer.status(), decisionsCall: customer.call(devDecisions) },
  },
});
