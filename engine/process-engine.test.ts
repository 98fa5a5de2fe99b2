import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saysProcessEngineAway } from './process-engine.ts';

test('[spec 8] an answer says that the process engine is away by its status or its error type', () => {
  expect(saysProcessEngineAway(555, null)).toBe(true);
  expect(saysProcessEngineAway(500, { errorType: 'bpm_unavailable' })).toBe(true);
  expect(saysProcessEngineAway(500, { error: { errorType: 'bpm_unavailable' } })).toBe(true);
  expect(saysProcessEngineAway(500, { error: { code: 'bpm_unavailable' } })).toBe(true);
  expect(saysProcessEngineAway(500, { error: { errorType: 'other' } })).toBe(false);
});

test('[spec 8] whatever a host sends, it is a yes or a no', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 554 }), fc.jsonValue(), (status, body) => {
      expect(saysProcessEngineAway(status, body)).toBe(false);
    }),
  );
});
