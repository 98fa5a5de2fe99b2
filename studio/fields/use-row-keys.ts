import { useState } from 'react';

interface Keys {
  readonly list: readonly number[];
  readonly next: number;
}

const fresh = (count: number, from: number): Keys => ({
  list: Array.from({ length: count }, (_, i) => from + i),
  next: from + count,
});

/** Names for the rows of a list that have none of their own: they go with their rows when these are moved. */
export function useRowKeys(count: number) {
  const [known, setKeys] = useState<Keys>(() => fresh(count, 0));
  let keys = known;
  // The list was changed from elsewhere, e.g. by undo: what is at the end is new, or gone.
  if (known.list.length !== count) {
    const more = fresh(Math.max(0, count - known.list.length), known.next);
    keys = { list: [...known.list.slice(0, count), ...more.list], next: more.next };
    setKeys(keys);
  }
  return {
    keys: keys.list,
    add: (): number => {
      setKeys({ list: [...keys.list, keys.next], next: keys.next + 1 });
      return keys.next;
    },
    /** @param order positions of the old rows; one that is named again is a row of its own */
    rearrange: (order: readonly number[]) => {
      let next = keys.next;
      const seen = new Set<number>();
      const list = order.map((from) => {
        const key = keys.list[from];
        if (key === undefined || seen.has(key)) return next++;
        seen.add(key);
        return key;
      });
      setKeys({ list, next });
    },
  };
}
