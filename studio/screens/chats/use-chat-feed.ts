import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chatChanges } from '#schemas/calls/staff/chats.ts';
import { callStaff } from '../../app/staff-call.ts';

/** Keys of what the desk shows; news ask for them again. */
export const chatKeys = { lists: ['chat-lists'], one: (uuid: string) => ['chat', uuid] } as const;

/** Typing is forgotten after so long, in milliseconds; the customer's page says it every 3 s. */
const typingMs = 6000;
const firstPauseMs = 1000;
const longestPauseMs = 15_000;

export type FeedState = 'connecting' | 'live' | 'cut';

/**
 * Hears what happens in chats: each call is held by the platform until something does, and then the next one is made. What
 * changed is asked for by the ordinary calls, which decide who may see it.
 */
export function useChatFeed(): { readonly state: FeedState; readonly typing: ReadonlyMap<string, string> } {
  const cache = useQueryClient();
  const [state, setState] = useState<FeedState>('connecting');
  const [typing, setTyping] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const over = new AbortController();
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const say = (uuid: string, name: string | null) => {
      clearTimeout(timers.get(uuid));
      setTyping((now) => {
        const next = new Map(now);
        if (name === null) next.delete(uuid);
        else next.set(uuid, name);
        return next;
      });
      if (name !== null)
        timers.set(
          uuid,
          setTimeout(() => say(uuid, null), typingMs),
        );
    };
    const listen = async () => {
      let after: string | undefined;
      for (let failures = 0; !over.signal.aborted; ) {
        try {
          const query = { after };
          const { data } = await callStaff(chatChanges, { query, signal: over.signal });
          failures = 0;
          after = data.cursor;
          setState('live');
          if (data.is_reset) void cache.invalidateQueries({ queryKey: ['chat'] });
          for (const uuid of data.rooms) void cache.invalidateQueries({ queryKey: chatKeys.one(uuid) });
          if (data.is_reset || data.rooms.length > 0)
            void cache.invalidateQueries({ queryKey: chatKeys.lists });
          for (const { uuid, name, is_typing } of data.typing) say(uuid, is_typing ? name : null);
          for (const uuid of data.rooms) say(uuid, null);
        } catch {
          if (over.signal.aborted) return;
          setState('cut');
          await pause(Math.min(firstPauseMs * 2 ** failures, longestPauseMs), over.signal);
          failures += 1;
        }
      }
    };
    void listen();
    return () => {
      over.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [cache]);
  return { state, typing };
}

/** A network that is back is not waited for any longer. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
