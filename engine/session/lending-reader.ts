import type { LendingAnswers, LendingReader } from '#registry/lending-reader.ts';
import type { VisitSession } from '../visit.ts';

/** Envelopes of calls that do not answer `{data}` (specification 7), from the outside in. */
const envelopes: ReadonlyMap<string, readonly string[]> = new Map([
  ['contract.card-info', ['cardInfo']],
  ['contract.documents', ['files']],
  // `{data:{data:[...]}}`: the outer one is opened with every answer.
  ['bank-account.list', ['data']],
]);

/** What the widgets of one visit may read of the customer's loan. The same question is asked once. */
export function createLendingReader(session: VisitSession, locale: string): LendingReader {
  const asked = new Map<string, Promise<unknown>>();
  return {
    read: async <Id extends keyof LendingAnswers>(
      id: Id,
      options: Parameters<LendingReader['read']>[1] = {},
    ): Promise<LendingAnswers[Id] | null> => {
      if (session.kind === 'anonymous') return null;
      const key = JSON.stringify([id, options]);
      const answer = asked.get(key) ?? session.read(id, { ...options, locale });
      asked.set(key, answer);
      // The platform's own schemas checked it before it was sent.
      return open(id, await answer) as LendingAnswers[Id];
    },
  };
}

function open(id: string, answer: unknown): unknown {
  let inner = answer;
  for (const name of envelopes.get(id) ?? []) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name))
      throw new Error(`${id} answered without ${name}.`);
    inner = new Map(Object.entries(inner)).get(name);
  }
  return inner;
}
