import type { LendingReader } from '#registry/lending-reader.ts';
import type { Call, DataOf } from '#schemas/calls/define-call.ts';
import type { VisitSession } from '../visit.ts';

/** What the widgets of one visit may read of the customer's loan. The same question is asked once. */
export function createLendingReader(session: VisitSession, locale: string): LendingReader {
  const asked = new Map<string, Promise<unknown>>();
  return {
    read: async <C extends Call>(
      { id }: C,
      options: Parameters<LendingReader['read']>[1] = {},
    ): Promise<DataOf<C> | null> => {
      if (session.kind === 'anonymous') return null;
      const key = JSON.stringify([id, options]);
      const answer = asked.get(key) ?? session.read(id, { ...options, locale });
      asked.set(key, answer);
      // The platform's own schemas checked it before it was sent.
      return (await answer) as DataOf<C>;
    },
  };
}
