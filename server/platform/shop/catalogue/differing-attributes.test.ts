import { expect, test } from 'vitest';
import { differingAttributes } from './differing-attributes.ts';

const good = (colour: string[] | null, height: number) => ({
  attributes: [...(colour ? [{ alias: 'colour', values: colour }] : []), { alias: 'height', number: height }],
});

test('[issue 17] variants differ in what is not the same for all, whatever the order of values', () => {
  const of = (...goods: ReturnType<typeof good>[]) => [...differingAttributes(goods)];
  expect(of(good(['a', 'b'], 4), good(['b', 'a'], 4))).toEqual([]);
  expect(of(good(['a'], 4), good(['b'], 4))).toEqual(['colour']);
  expect(of(good(['a'], 4), good(null, 5))).toEqual(['colour', 'height']);
  expect(of()).toEqual([]);
  expect(of(good(['a'], 4))).toEqual([]);
});
