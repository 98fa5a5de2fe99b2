import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus, applicationUpdate } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { Application } from '#schemas/lending/application.ts';
import { type LenderContact, lenderContact } from '#ui/loan/lender-contact.ts';
import type { RejectedProps } from './props.ts';

export interface RejectedEntry {
  /** Null for a customer who was not rejected. */
  readonly rejection: Application['rejection'];
  readonly contact: LenderContact;
  readonly updateCall: CallRef<typeof applicationUpdate>;
}

export const queries = (_props: RejectedProps, { lending, content, customer, locale }: QueryContext) => ({
  entry: {
    queryKey: ['rejected', locale],
    queryFn: async (): Promise<RejectedEntry | null> => {
      const [application, site] = await Promise.all([
        lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null),
        content.config('site').catch(() => ({})),
      ]);
      return (
        application && {
          rejection: application.rejection,
          contact: lenderContact(site),
          updateCall: customer.call(applicationUpdate),
        }
      );
    },
  },
});
