import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { presence } from '#schemas/calls/staff/entries.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { type Present, presenceSeconds } from '#schemas/studio/presence.ts';
import { callStaff } from '../../app/staff-call.ts';
import { sayDueGoodbyes, sayGoodbye } from './goodbyes.ts';

/** Who has a piece of content open, and who has the pen. */
export interface Presence {
  /** Everybody else who has it open. */
  readonly others: readonly Present[];
  /** Who has the pen, when it is somebody else; this window looks on then. */
  readonly holder: Present | null;
  /** Newest version of the draft as of the last sign of life; null before the first answer. */
  readonly version: number | null;
  readonly updatedBy: string | null;
  /** Takes the pen; the other window looks on from its next sign of life. */
  readonly takeOver: () => Promise<void>;
  /** Gives a sign of life at once, to hear what is new. */
  readonly refresh: () => void;
}

/** The name of an open editor, which its signs of life and its writes bear. */
export function useWindowId(): string {
  const [windowId] = useState(() => crypto.randomUUID());
  return windowId;
}

/** Tells the platform that this window has an entry open, and hears who else has. @param entry null for none */
export function usePresence(entry: EntryRef | null, windowId: string): Presence {
  const cache = useQueryClient();
  const { kind = '', key = '', locale = '' } = entry ?? {};
  const queryKey = useMemo(() => ['presence', windowId, kind, key, locale], [windowId, kind, key, locale]);
  const beat = useCallback(
    async (more: { readonly take_over?: true } = {}) => {
      await sayDueGoodbyes();
      const body = { kind, key, locale, window_id: windowId, ...more };
      return (await callStaff(presence, { body })).data;
    },
    [kind, key, locale, windowId],
  );
  const answer = useQuery({
    queryKey,
    queryFn: () => beat(),
    enabled: kind !== '',
    refetchInterval: presenceSeconds.beat * 1000,
    // Somebody who looks something up in another tab still has this one open.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  useEffect(() => {
    if (kind === '') return undefined;
    const leave = () => void sayGoodbye({ kind, key, locale, window_id: windowId, leave: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, key, locale, windowId]);
  const { refetch } = answer;
  const refresh = useCallback(() => void refetch(), [refetch]);
  const present = answer.data?.present ?? [];
  const others = present.filter((one) => one.window_id !== windowId);
  return {
    others,
    holder: others.find(({ holds }) => holds) ?? null,
    version: answer.data?.version ?? null,
    updatedBy: answer.data?.updated_by ?? null,
    refresh,
    takeOver: async () => {
      cache.setQueryData(queryKey, await beat({ take_over: true }));
    },
  };
}
