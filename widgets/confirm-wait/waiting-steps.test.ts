import { expect, test } from 'vitest';
import { processingStatuses } from '#schemas/statuses.ts';
import { texts } from './texts.ts';
import { isSeenIn, type Waiting, waitingSteps } from './waiting-steps.ts';

const usual: Waiting = { status: 'scoring', personDecides: false, knowsIncome: true, joinsDebts: false };
const named = (more: Partial<Waiting>) => waitingSteps({ ...usual, ...more }).map(({ name }) => name);

/** Every application that may wait. */
const all = processingStatuses.flatMap((status) =>
  [false, true].flatMap((personDecides) =>
    [false, true].flatMap((knowsIncome) =>
      [false, true].map((joinsDebts) => ({ status, personDecides, knowsIncome, joinsDebts })),
    ),
  ),
);

test('[truth] joining debts is named only where it is looked at', () => {
  const status = 'counter-offer-calculation';
  expect(named({ status })).toEqual(['counter-offer-calculation']);
  expect(named({ status, joinsDebts: true })).toEqual(['refinance-wait', 'counter-offer-calculation']);
});

test('[truth] who judges the application is named from the beginning', () => {
  expect(named({ status: 'screening' })).toEqual(['screening', 'scoring']);
  expect(named({ status: 'screening', personDecides: true })).toEqual(['screening', 'person']);
  expect(named({ status: 'screening', knowsIncome: false })).toEqual(['screening', 'scoring-form']);
});

test('[truth] no step of waiting names somebody who is not asked', () => {
  const bureaus = /\bBI[KG]\b|biur|rejestr|bank|bureau|register|credit file|бюро|реестр|реєстр|банк/iu;
  for (const language of Object.values(texts)) {
    for (const words of Object.values(language)) expect(words).not.toMatch(bureaus);
  }
});

test('[spec 4] each processing status is seen as exactly one step, which has words in every language', () => {
  for (const waiting of all) {
    const steps = waitingSteps(waiting);
    const current = steps.filter((step) => isSeenIn(step, waiting.status));
    expect(current, JSON.stringify(waiting)).toHaveLength(1);
    for (const { name, statuses } of steps) {
      const keys = [`confirm-wait.${name}`, ...(statuses.length > 0 ? [`confirm-wait.${name}-text`] : [])];
      for (const language of Object.values(texts))
        expect(language).toMatchObject(Object.fromEntries(keys.map((key) => [key, expect.any(String)])));
    }
  }
});
