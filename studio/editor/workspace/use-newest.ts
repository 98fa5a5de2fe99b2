import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Presence } from '../../history/presence/use-presence.ts';
import { loadPage } from '../draft/save-page.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { Editor } from './use-editor.ts';

export interface Newest {
  /** Whether this window only looks on: somebody else has the pen, or its newest draft is still on its way. */
  readonly readOnly: boolean;
  /** Takes the pen, and shows the newest draft before anything can be typed. @throws what kept it from being done */
  readonly takeOver: () => Promise<void>;
  /** Shows the newest draft, unless something of this window is not stored. @throws ApiError */
  readonly reload: () => Promise<void>;
  /** Puts a stored entry into the editor. */
  readonly adopt: (entry: ContentEntry) => void;
}

/**
 * Keeps the page of somebody who looks on, or takes over, at the newest draft. Whoever was taken over from looks on from
 * then: what of theirs was not stored stays in the journal and is offered.
 */
export function useNewest(editor: Editor, draft: Draft, presence: Presence): Newest {
  const [taking, setTaking] = useState(false);
  const { saver, journal } = draft;
  const { key } = draft.entry;
  const latest = useRef(draft);
  latest.current = draft;
  const adopt = useCallback(
    (entry: ContentEntry) => {
      latest.current.exchange(entry);
      editor.replace(entry.draft as PageDocument);
    },
    [editor],
  );
  const reload = useCallback(async () => {
    const entry = await loadPage(key);
    if (!saver.dirty() && entry.version >= latest.current.entry.version) adopt(entry);
  }, [key, saver, adopt]);
  const looksOn = presence.holder !== null;
  const version = presence.version ?? 0;
  const isBehind = version > draft.entry.version;
  useEffect(() => {
    if (!looksOn) return;
    void saver.letGo().then(async (left) => {
      if (left) journal.release();
      // What is not stored is not what others see, either.
      if (left || version > latest.current.entry.version) await reload().catch(() => undefined);
    });
    // Each sign of life tells how far the other one is; what did not arrive is asked for at the next change.
  }, [looksOn, version, saver, journal, reload]);
  const lookedOn = useRef(looksOn);
  useEffect(() => {
    // Who had the pen saved and left between two signs of life: it is ours again, over an older draft.
    if (!looksOn && lookedOn.current && isBehind) void reload().catch(() => undefined);
    lookedOn.current = looksOn || (lookedOn.current && isBehind);
  }, [looksOn, isBehind, reload]);
  return {
    readOnly: looksOn || taking,
    adopt,
    reload,
    takeOver: async () => {
      setTaking(true);
      try {
        await presence.takeOver();
        await reload();
      } finally {
        setTaking(false);
      }
    },
  };
}
