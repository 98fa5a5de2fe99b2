import { expect, test } from 'vitest';
import { processingStatuses } from '#schemas/statuses.ts';
import { stepsAround } from './waiting-steps.ts';

test('[truth] joining debts is named only where it is looked at', () => {
  expect(stepsAround('counter-offer-calculation', false)).toEqual(['counter-offer-calculation']);
  expect(stepsAround('counter-offer-calculation', true)).toEqual([
    'refinance-wait',
    'counter-offer-calculation',
  ]);
  for (const status of processingStatuses) expect(stepsAround(status, true)).toContain(status);
});
