import { useEffect, useRef, useState } from 'react';
import type { HintSource } from './hint-source.ts';

/** What the list under the field shows. */
export interface HintList {
  /** `idle`: closed. `loading`: the first page is on its way, `more`: another one. */
  readonly phase: 'idle' | 'loading' | 'more' | 'ready' | 'failed';
  readonly query: string;
  readonly items: readonly string[];
  /** How many there are in all, as far as the source knows. */
  readonly total: number;
}

export interface Hints {
  readonly list: HintList;
  /** Asks for the hints of a text after a pause of `delay` ms; what was asked before is dropped. */
  readonly ask: (query: string, delay: number) => void;
  /** The next page, when there is one and none is on its way. */
  readonly more: () => void;
  readonly again: () => void;
  readonly close: () => void;
}

const closed: HintList = { phase: 'idle', query: '', items: [], total: 0 };

/** Hints of one field. Only the newest question is ever answered: an older one is called off and its answer not looked at. */
export function useHints(source: HintSource | null): Hints {
  const [list, setList] = useState(closed);
  const flight = useRef<AbortController>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(pause.current);
    flight.current?.abort();
    flight.current = null;
  };
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      flight.current?.abort();
    },
    [],
  );

  const load = async (query: string, before: readonly string[]) => {
    stop();
    if (!source) return;
    const mine = new AbortController();
    flight.current = mine;
    const first = before.length === 0;
    setList((old) => ({
      ...old,
      query,
      phase: first ? 'loading' : 'more',
      // What was found for the letters before stays in sight until the new answer is here.
      items: first ? old.items : before,
    }));
    try {
      const page = await source.load({ query: query.trim(), offset: before.length, signal: mine.signal });
      if (mine.signal.aborted) return;
      const items = [...new Set([...before, ...page.items.map(({ value }) => value)])];
      // A page that brings nothing new is the last one, whatever the total says: nobody waits for ever.
      const total = items.length === before.length ? items.length : Math.max(page.total, items.length);
      setList({ phase: 'ready', query, items, total });
    } catch {
      if (!mine.signal.aborted) setList({ phase: 'failed', query, items: before, total: before.length });
    }
  };

  return {
    list,
    ask: (query, delay) => {
      stop();
      if (delay === 0) void load(query, []);
      else pause.current = setTimeout(() => void load(query, []), delay);
    },
    more: () => {
      if (list.phase === 'ready' && list.items.length < list.total) void load(list.query, list.items);
    },
    again: () => void load(list.query, list.items),
    close: () => {
      stop();
      setList(closed);
    },
  };
}
