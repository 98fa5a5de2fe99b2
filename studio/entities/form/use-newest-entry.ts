import { useEffect, useRef, useState } from 'react';
import type { Presence } from '../../history/presence/use-presence.ts';
import type { useEntityDraft } from './use-entity-draft.ts';

/**
 * Keeps the form of somebody who looks on, or takes over, at the newest draft. Whoever was taken over from looks on from
 * then: what they had not saved stays in the journal and is offered.
 */
export function useNewestEntry(draft: ReturnType<typeof useEntityDraft>, presence: Presence) {
  const [taking, setTaking] = useState(false);
  const { changed, refusal } = draft;
  const latest = useRef(draft);
  latest.current = draft;
  const looksOn = presence.holder !== null;
  const isBehind = (presence.version ?? 0) > (draft.entry?.version ?? 0);
  const { refresh } = presence;
  const isTaken = refusal?.code === 'taken_over';
  useEffect(() => {
    // Refused before presence told: it is asked at once.
    if (isTaken) refresh();
  }, [isTaken, refresh]);
  const lookedOn = useRef(looksOn);
  useEffect(() => {
    if (looksOn && changed) latest.current.letGo();
    // Also when who had the pen saved and left between two signs of life.
    else if (isBehind && !changed && (looksOn || lookedOn.current)) void latest.current.reload();
    lookedOn.current = looksOn || (lookedOn.current && isBehind);
  }, [looksOn, changed, isBehind]);
  return {
    /** Somebody else has the pen, or the newest draft is still on its way. */
    readOnly: looksOn || taking,
    /** Takes the pen, and shows the newest draft before anything can be typed. @throws what kept it from being done */
    takeOver: async () => {
      setTaking(true);
      try {
        await presence.takeOver();
        await draft.reload({ throwOnError: true });
      } finally {
        setTaking(false);
      }
    },
  };
}
