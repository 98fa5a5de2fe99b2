import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRecent, type RecentGood, readRecent, recentLimit } from './recent-goods.ts';

function memory(text?: string) {
  const values = new Map<string, string>(text === undefined ? [] : [['recent-goods', text]]);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}
const good = (alias: string): RecentGood => ({ alias, category: 'dom', title: alias });

describe('goods that were looked at', () => {
  test('[issue 17] the last comes first, each once, and no more than are shown are kept', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 }), (visits) => {
        const storage = memory();
        for (const visit of visits) addRecent(storage, good(`good-${visit}`));
        const expected = [...new Set(visits.toReversed())].slice(0, recentLimit);
        expect(readRecent(storage).map(({ alias }) => alias)).toEqual(expected.map((at) => `good-${at}`));
      }),
    );
  });

  test('[sec 33] what somebody else wrote there is passed over: no foreign picture, no odd address, no price', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const one of readRecent(memory(text))) expect(one.alias).toMatch(/^[a-z0-9-]+$/);
      }),
    );
    const image = { src: '//evil.example/x.png', width: 4, height: 3 };
    const stored = [
      { ...good('a'), image, price_minor: 1 },
      { ...good('../b') },
      { ...good('c'), category: 'x/y' },
      null,
    ];
    expect(readRecent(memory(JSON.stringify(stored)))).toEqual([good('a')]);
  });
});
