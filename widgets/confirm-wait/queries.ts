import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus } from '#schemas/calls/application.ts';
import type { ConfirmWaitProps } from './props.ts';
import type { Waiting } from './waiting-steps.ts';

/** What the waiting screen shows. */
export interface WaitEntry extends Waiting {
  readonly number: string | null;
  /** RFC 3339; since when it is in this status. */
  readonly since: string | null;
}

export const queries = (_props: ConfirmWaitProps, { lending, locale }: QueryContext) => ({
  entry: {
    queryKey: ['confirm-wait', locale],
    queryFn: async (): Promise<WaitEntry | null> => {
      const application = await lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null);
      if (!application) return null;
      const { status, steps, number, since } = application;
      return {
        status,
        personDecides: application.person_decides,
        knowsIncome: steps.some(({ alias }) => alias === 'income'),
        joinsDebts: application.joins_debts,
        number,
        since,
      };
    },
  },
});
