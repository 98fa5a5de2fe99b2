import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepEqual } from './keep-equal.ts';

const json = fc.jsonValue({ maxDepth: 5 });
const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('[issue 16] whatever a document was before, it is what it is now', () => {
  fc.assert(fc.property(json, json, (before, after) => void expect(keepEqual(before, after)).toEqual(after)));
});

test('[issue 16] a document read again is the very one it was', () => {
  fc.assert(
    fc.property(
      json.map(clone).filter((value) => typeof value === 'object' && value !== null),
      (before) => void expect(keepEqual(before, clone(before))).toBe(before),
    ),
  );
});

test('[issue 16] where one block changed the others are those they were', () => {
  const before = {
    title: 'a',
    blocks: [
      { id: 'one', props: { text: 'x' } },
      { id: 'two', props: {} },
    ],
  };
  const after = clone(before);
  (after.blocks[0] as { props: { text: string } }).props.text = 'y';
  const kept = keepEqual(before, after);
  expect(kept).toEqual(after);
  expect(kept.blocks[1]).toBe(before.blocks[1]);
  expect(kept.blocks[0]).not.toBe(before.blocks[0]);
});

test('[issue 16] what is gone from the end of a list, or from a record, is gone; what is left is what it was', () => {
  const [one, two] = [{ id: 'one' }, { id: 'two' }];
  const list = keepEqual([one, two], clone([one]));
  expect(list).toEqual([one]);
  expect(list[0]).toBe(one);
  const record = keepEqual({ one, two }, clone<Record<string, unknown>>({ one }));
  expect(record).toEqual({ one });
  expect(record['one']).toBe(one);
});

test('[sec 27] a name such as __proto__ stays a name, and nesting without end is taken as it is', () => {
  const hostile = JSON.parse('{"__proto__":{"admin":true},"a":1}');
  const kept = keepEqual({ a: 1 }, hostile);
  expect(Object.keys(kept)).toEqual(['__proto__', 'a']);
  expect((kept as { admin?: boolean }).admin).toBeUndefined();
  const nested = () => JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  expect(() => keepEqual(nested(), nested())).not.toThrow();
});
