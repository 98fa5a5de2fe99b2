import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { isSame } from '../../history/compare/same-value.ts';
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
  /** Takes over an entry that came from somewhere else: a merge, a publication, a restored version. */
  readonly adopt: (entry: ContentEntry) => void;
}

/**
 * Keeps the draft of an open page stored while somebody works on it.
 * @param opened as the editor shows it, see `liftPage`
 */
export function useDraft(opened: ContentEntry, registry: Registry): Draft {
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [stored, setStored] = useState({ entry: opened, base: opened.draft as PageDocument });
  const saver = useMemo(
    () =>
      createDraftSaver({
        entry: opened,
        save: (document, version) => savePage(opened.key, document, version),
        wait: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        // Each key says anew that something waits; the same words are no reason to draw the editor anew.
        onState: (next) => setState((now) => (isSame(now, next) ? now : next)),
        onSaved: (entry, base) => setStored({ entry, base }),
      }),
    [opened],
  );
  const adopt = useCallback(
    (entry: ContentEntry) => {
      setStored({ entry, base: liftPage(entry.draft as PageDocument, registry) });
      saver.rebase(entry);
    },
    [saver, registry],
  );
  useKeepWork(saver);
  return { saver, state, ...stored, adopt };
}

/** Leaving writes what is not stored yet; closing the window asks first. */
function useKeepWork(saver: DraftSaver): void {
  const latest = useRef(saver);
  latest.current = saver;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current.dirty()) return;
      void latest.current.flush();
      event.preventDefault();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') void latest.current.flush();
    };
    const leave = () => void latest.current.flush();
    addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      void latest.current.flush();
    };
  }, []);
}
