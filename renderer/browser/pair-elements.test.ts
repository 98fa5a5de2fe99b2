import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ElementWords, pairElements } from './pair-elements.ts';

interface Sample extends ElementWords {
  readonly from: 'us' | 'others';
}
const wordsOf = (element: Sample) => element;

const ours = fc.array(
  fc.record({
    from: fc.constant('us' as const),
    name: fc.constantFrom('button', 'input email', 'input tel', 'slider'),
    look: fc.constantFrom(['plain'], ['plain', 'wide']),
  }),
);
/** Of an extension: a name like one of ours, but not our look with it. */
const foreign = fc.record({
  from: fc.constant('others' as const),
  name: fc.constantFrom('button', 'input email', 'icon'),
  look: fc.constantFrom(['foreign'], []),
});

test('property: each of our elements is paired with its copy, whatever others put between them', () => {
  fc.assert(
    fc.property(ours, fc.array(fc.tuple(foreign, fc.nat())), fc.boolean(), (copies, additions, isMarked) => {
      const sent = copies.map((copy) => ({ ...copy, look: isMarked ? ['marked', ...copy.look] : copy.look }));
      const before: Sample[] = [...sent];
      for (const [added, at] of additions) before.splice(at % (before.length + 1), 0, { ...added });
      const after = copies;
      const pairs = pairElements<Sample>(before, after, wordsOf);
      expect(sent.map((element) => pairs.get(element))).toEqual(after);
      expect(sent.every((element, at) => pairs.get(element) === after[at])).toBe(true);
      for (const element of before) if (element.from === 'others') expect(pairs.has(element)).toBe(false);
    }),
  );
});

test('property: what stayed where it was is its own pair, and nothing has two', () => {
  fc.assert(
    fc.property(ours, fc.func(fc.boolean()), (sent, isRenewed) => {
      const after = sent.map((element) => (isRenewed(element) ? { ...element } : element));
      const pairs = pairElements<Sample>(sent, after, wordsOf);
      for (const element of sent) if (after.includes(element)) expect(pairs.get(element)).toBe(element);
      expect(new Set(pairs.values()).size).toBe(pairs.size);
    }),
  );
});
