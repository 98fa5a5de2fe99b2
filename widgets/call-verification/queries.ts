import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus, applicationUpdate } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { Application } from '#schemas/lending/application.ts';
import { type LenderContact, lenderContact } from '#ui/loan/lender-contact.ts';
import type { CallVerificationProps } from './props.ts';

export interface CallEntry {
  readonly application: Application;
  readonly contact: LenderContact;
  readonly updateCall: CallRef<typeof applicationUpdate>;
  /** Nobody calls: a demo. */
  readonly sandbox: boolean;
}

export const queries = (
  _props: CallVerificationProps,
  { lending, content, customer, locale }: QueryContext,
) => ({
  entry: {
    queryKey: ['call-verification', locale],
    queryFn: async (): Promise<CallEntry | null> => {
      const [application, site] = await Promise.all([
        lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null),
        content.config('site').catch(() => ({})),
      ]);
      if (!application) return null;
      return {
        application,
        contact: lenderContact(site),
        updateCall: customer.call(applicationUpdate),
        sandbox: customer.demoAccounts() !== null,
      };
    },
  },
});
