import { type LenderContact, lenderContact } from '#flow/lender-contact.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { Application } from '#schemas/lending/application.ts';
import type { RejectedProps } from './props.ts';

export interface RejectedEntry {
  /** Null for a customer who was not rejected. */
  readonly rejection: Application['rejection'];
  readonly contact: LenderContact;
  readonly updatePath: string;
}

export const queries = (_props: RejectedProps, { lending, content, customer, locale }: QueryContext) => ({
  entry: {
    queryKey: ['rejected', locale],
    queryFn: async (): Promise<RejectedEntry | null> => {
      const [application, site] = await Promise.all([
        lending.read('application.status', { query: { app: '0' } }).catch(() => null),
        content.config('site').catch(() => ({})),
      ]);
      return (
        application && {
          rejection: application.rejection,
          contact: lenderContact(site),
          updatePath: customer.callPath('application.update'),
        }
      );
    },
  },
});
