import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { isSame } from '../../app/same-value.ts';
import { useUnsavedWork } from '../../app/unsaved-work.ts';
import type { FoundRecord, Journal, KeepFailure } from '../../journal/journal.ts';
import { journalName } from '../../journal/journal-name.ts';
import { useJournal } from '../../journal/use-journal.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver.ts';
import { liftPage } from './lift-blocks.ts';
import { savePage } from './save-page.ts';

export interface Draft {
  readonly saver: DraftSaver;
  readonly state: SaveState;
  /** The entry as it was last stored. */
  readonly entry: ContentEntry;
  /** The document as it was last stored: what both people of a conflict began with. */
  readonly base: PageDocument;
  /** Goes on from a newer version of the entry, with what is not stored yet: a publication. */
  readonly adopt: (entry: ContentEntry) => void;
  /** Goes on from an entry in the place of everything here: a merge, a restored version, somebody else’s draft. */
  readonly exchange: (entry: ContentEntry) => void;
  readonly journal: Journal;
  /** What windows that are gone left behind. */
  readonly found: readonly FoundRecord[];
  /** Why this browser has no copy of what is not stored. */
  readonly keepFailure: KeepFailure | null;
}

/** The window that writes. */
interface EditorWindow {
  /** Its name in presence. */
  readonly windowId: string;
  /** Told when a write was refused because another window has the pen. */
  readonly onTakenOver: () => void;
}

/**
 * Keeps the draft of an open page stored while somebody works on it, and in this browser until it is.
 * @param opened as the editor shows it, see `liftPage`
 */
export function useDraft(opened: ContentEntry, registry: Registry, window: EditorWindow): Draft {
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [stored, setStored] = useState({ entry: opened, base: opened.draft as PageDocument });
  // What is kept beside the typing, at the very moment it is typed.
  const latest = useRef(stored);
  const put = useCallback((next: typeof stored) => {
    latest.current = next;
    setStored(next);
  }, []);
  const { journal, found, failure } = useJournal(journalName(opened));
  const own = useRef(window);
  own.current = window;
  const saver = useMemo(
    () =>
      createDraftSaver({
        entry: opened,
        save: async (document, version) => {
          const answer = await savePage(opened.key, { document, version, windowId: own.current.windowId });
          if (answer.kind === 'failed' && answer.takenOver) own.current.onTakenOver();
          return answer;
        },
        wait: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        // Each key says anew that something waits; the same words are no reason to draw the editor anew.
        onState: (next) => setState((now) => (isSame(now, next) ? now : next)),
        onSaved: (entry, base) => put({ entry, base }),
        keep: (unsaved) => {
          if (unsaved === null) return journal.drop();
          const { entry, base } = latest.current;
          const { document: body, sent } = unsaved;
          journal.keep({ body, base: { version: entry.version, body: base }, ...(sent && { sent }) });
        },
      }),
    [opened, put, journal],
  );
  const { adopt, exchange } = useMemo(() => {
    const from = (go: DraftSaver['rebase']) => (entry: ContentEntry) => {
      put({ entry, base: liftPage(entry.draft as PageDocument, registry) });
      go(entry);
    };
    return { adopt: from(saver.rebase), exchange: from(saver.exchange) };
  }, [saver, registry, put]);
  useKeepWork(saver, failure === null);
  return { saver, state, ...stored, adopt, exchange, journal, found, keepFailure: failure };
}

/** Leaving writes what is not stored yet; where that does not work, it asks first. */
function useKeepWork(saver: DraftSaver, kept: boolean): void {
  useUnsavedWork({ dirty: saver.dirty, save: saver.flush, kept });
  const latest = useRef(saver);
  latest.current = saver;
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void latest.current.flush();
    };
    const leave = () => void latest.current.flush();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      const { flush, letGo } = latest.current;
      // Once more; what is not stored then waits in the journal for whoever opens the page next.
      void flush().then(letGo);
    };
  }, []);
}
