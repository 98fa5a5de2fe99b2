import type { QueryContext } from '#registry/widget.ts';
import type { ConfirmWaitProps } from './props.ts';

/** What the waiting screen shows. */
export interface WaitEntry {
  readonly status: string;
  /** A person decides: the customer did not agree that a program does. */
  readonly awaitsPerson: boolean;
  readonly joinsDebts: boolean;
  readonly number: string | null;
  /** RFC 3339; since when it is in this status. */
  readonly since: string | null;
}

export const queries = (_props: ConfirmWaitProps, { lending, locale }: QueryContext) => ({
  entry: {
    queryKey: ['confirm-wait', locale],
    queryFn: async (): Promise<WaitEntry | null> => {
      const application = await lending.read('application.status', { query: { app: '0' } }).catch(() => null);
      if (!application) return null;
      const { status, number, since, awaits_person: awaitsPerson, joins_debts: joinsDebts } = application;
      return { status, awaitsPerson, joinsDebts, number, since };
    },
  },
});
