import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus } from '#schemas/calls/application.ts';
import type { Application } from '#schemas/lending/application.ts';
import { type LenderContact, lenderContact } from '#ui/loan/lender-contact.ts';
import type { BlockedProps } from './props.ts';

export interface BlockedEntry {
  readonly blocked: Application['blocked'];
  readonly number: string | null;
  readonly contact: LenderContact;
}

export const queries = (_props: BlockedProps, { lending, content, locale }: QueryContext) => ({
  entry: {
    queryKey: ['blocked', locale],
    queryFn: async (): Promise<BlockedEntry | null> => {
      const [application, site] = await Promise.all([
        lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null),
        content.config('site').catch(() => ({})),
      ]);
      return (
        application && {
          blocked: application.blocked,
          number: application.number,
          contact: lenderContact(site),
        }
      );
    },
  },
});
