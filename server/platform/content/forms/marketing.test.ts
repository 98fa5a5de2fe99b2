import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storageProblems } from '../../http/storable.ts';
import { readMarketing } from './marketing.ts';

test('[spec 3] the four parameters are kept, and nothing else of the query', () => {
  const known = { channel: 'site', instrument: 'organic', subchannel: 'card', externalId: 'capl-1' };
  expect(readMarketing({ ...known, language: 'pl', gclid: 'x', constructor: 'y' })).toEqual(known);
});

test('[forms] a parameter given twice, empty or as something else is left out', () => {
  expect(readMarketing({ channel: ['a', 'b'], instrument: ' ', subchannel: 7, externalId: ' x ' })).toEqual({
    externalId: 'x',
  });
});

test('[forms] whatever is given, what is kept is short and can be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (channel) => {
      const kept = readMarketing({ channel });
      expect(kept['channel']?.length ?? 0).toBeLessThanOrEqual(200);
      expect(storageProblems(kept)).toEqual([]);
    }),
  );
});
