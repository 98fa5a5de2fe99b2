import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ApplicationStatus, processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { type EventKind, planTransition, type TransitionFacts, transitions } from './transitions.ts';

const statuses = [...Object.keys(statusScreens), ...processingStatuses];
/** Statuses of a customer, not of an application. */
const outside = new Set(['nothing', 'change-password']);
const rows = Object.entries(transitions);
const kinds = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))] as EventKind[];

const anyFacts: fc.Arbitrary<TransitionFacts> = fc.record({
  phone: fc.constantFrom('confirmed', 'unconfirmed', 'missing'),
  verdict: fc.constantFrom(null, 'approve', 'counter-offers', 'refinance', 'resale', 'reject', 'block'),
  needsPerson: fc.boolean(),
  hasOffers: fc.boolean(),
  needsCall: fc.boolean(),
  missedCalls: fc.nat(5),
  mismatches: fc.nat(5),
  blockEnds: fc.boolean(),
});

/** Everything that can come after a status, at last. */
function reachedFrom(start: ApplicationStatus): Set<string> {
  const found = new Set<string>([start]);
  // A set is walked in the order of its growth.
  for (const status of found) {
    const row = rows.find(([name]) => name === status)?.[1] ?? {};
    for (const { to } of Object.values(row)) for (const end of to) found.add(end);
  }
  return found;
}

test('[issue 5] every status has its row, and no other', () => {
  expect(Object.keys(transitions).toSorted()).toEqual(statuses.toSorted());
});

test('[issue 5] every status of an application is reached from its first', () => {
  const reached = reachedFrom('filling-form');
  expect(statuses.filter((status) => !reached.has(status))).toEqual(['change-password']);
});

test('[issue 5] no status is a dead end: from each the application can be over', () => {
  const stuck = rows
    .map(([status]) => status as ApplicationStatus)
    .filter((status) => !outside.has(status) && !reachedFrom(status).has('nothing'));
  expect(stuck).toEqual([]);
});

test('[sec 14] a transition ends where the table says, and an unknown pair is refused', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...statuses), fc.string()),
      fc.constantFrom(...kinds),
      anyFacts,
      (status, kind, facts) => {
        const found = planTransition(status, kind, facts);
        const known = rows.find(([name]) => name === status)?.[1][kind];
        if (known === undefined) expect(found).toBeNull();
        else expect(known.to).toContain(found);
      },
    ),
    { numRuns: 2000 },
  );
});

test('[issue 5] every end of a transition with several is chosen for some facts', () => {
  const facts = fc.sample(anyFacts, { numRuns: 500, seed: 5 });
  const missing = rows.flatMap(([status, row]) =>
    Object.entries(row).flatMap(([kind, { to, choose }]) => {
      const chosen = new Set<string>(facts.map((one) => choose(one)));
      return to.filter((end) => !chosen.has(end)).map((end) => `${status} ${kind} ${end}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('[issue 5] what admits an application to money admits nothing before it', () => {
  const before = ['filling-form', 'confirm-code', 'screening', 'scoring', 'counter-offer', 'payment-request'];
  for (const status of before) {
    expect(transitions[status as ApplicationStatus]['contract-signed']).toBeUndefined();
  }
});
