import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePage } from '#engine/react/page-context.tsx';
import { browserWorld, stillWorld } from './browser-world.ts';
import type { ChatLine, FirstChat } from './chat-line.ts';
import type { ChatState } from './chat-state.ts';
import { type ChatStore, createChatStore } from './chat-store.ts';

export interface Chat {
  readonly store: ChatStore;
  readonly state: ChatState;
  /** The list as it was last known: it stays in sight while a cut line is mended. Null where it never came. */
  readonly rooms: ChatState['rooms'] | null;
}

/**
 * The chat of this block: connected while it is there, closed with 1000 when it goes (specification 9).
 * @param line null in examples, which have nobody at the other end
 */
export function useChat(line: ChatLine | null, first: FirstChat): Chat {
  const { locale } = usePage();
  const [store] = useState(() => {
    const made = createChatStore(line ? browserWorld(line, locale) : stillWorld(), first.history);
    if (first.moment) made.state.setState({ ...first.moment, typing: new Map(first.moment.typing) });
    return made;
  });
  const state = useStore(store.state);
  const [known, setKnown] = useState(first.rooms);
  if (state.listed && state.rooms !== known) setKnown(state.rooms);
  useEffect(() => {
    if (!line) return;
    store.start();
    const seen = () => document.visibilityState === 'visible' && store.hurry();
    addEventListener('online', store.hurry);
    addEventListener('offline', store.giveUp);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', store.hurry);
      removeEventListener('offline', store.giveUp);
      document.removeEventListener('visibilitychange', seen);
      store.leave();
    };
  }, [line, store]);
  return { store, state, rooms: state.listed ? state.rooms : known };
}
