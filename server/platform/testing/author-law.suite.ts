import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSequence, type Step, step } from './author-sequence.ts';
import { type EditingBench, openEditingBench } from './editing-bench.ts';
import { onBackends } from './on-backends.ts';

/** What there is to begin with: two drafts, one of them typed on, and a release of both. */
const beginning: readonly Step[] = [
  { call: 'write', place: 'a', autosave: false },
  { call: 'write', place: 'b', autosave: false },
  { call: 'write', place: 'a', autosave: true },
  {
    call: 'collect',
    anew: true,
    members: [
      { place: 'a', action: 'publish', version: undefined },
      { place: 'b', action: 'publish', version: undefined },
    ],
  },
];

/** A release that had nothing to take off; what was published since stays when it goes back. */
const publishedSinceAnEmptyRelease: Step[] = [
  {
    call: 'collect',
    anew: false,
    members: [{ place: 'a', action: 'unpublish', version: undefined }],
  },
  { approve: 'release' },
  { passes: 3 },
  { approve: 'now', place: 'a', action: 'publish' },
  { approve: 'back' },
];

onBackends((backend) => {
  describe('what an author can bring about', () => {
    let bench: EditingBench;
    let runs = 0;
    beforeAll(async () => {
      bench = await openEditingBench(backend);
    });
    afterAll(() => bench.close());

    test('[gate] by no sequence of an author’s calls does a public answer change; at its minute goes live what was approved', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
          const sequence = openSequence(bench, `law-${++runs}`);
          for (const one of [...beginning, ...steps, { passes: 3 }]) {
            await sequence.take(one);
            expect(await sequence.shown(), JSON.stringify(one)).toEqual(sequence.approved());
          }
        }),
        // Sequences move the clock on, and sessions end: a smaller example is not looked for.
        { numRuns: 20, endOnFailure: true, examples: [[publishedSinceAnEmptyRelease]] },
      );
    });
  });
});
