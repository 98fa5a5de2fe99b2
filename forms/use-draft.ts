import { useEffect } from 'react';
import { fieldKinds } from './field-kinds.ts';
import { type DraftStorage, readDraft, writeDraft } from './form-draft.ts';
import type { FormStore } from './form-store.ts';

/** Milliseconds of rest after which what was typed is kept. */
const restMs = 400;

/**
 * Keeps a draft in the browser tab, so that a reload loses nothing, and puts it back. A tab's storage and not the
 * device's: a form about money must not lie about on a shared computer. What was typed before the form came alive wins.
 */
export function useDraft(store: FormStore, key: string): void {
  useEffect(() => {
    const storage = openStorage();
    if (!storage) return;
    const found = readDraft(storage, key, store.fields(), fieldKinds);
    if (found.size > 0) store.restore(found);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { cells, phase } = store.state.getState();
      try {
        if (phase === 'done') storage.removeItem(key);
        else writeDraft(storage, key, store.fields(), cells, fieldKinds);
      } catch {
        // A full storage keeps no draft; the form goes on.
      }
    };
    const stop = store.state.subscribe((state, before) => {
      if (state.phase === 'done' && before.phase !== 'done') write();
      else if (state.cells !== before.cells) timer ??= setTimeout(write, restMs);
    });
    const writeNow = () => {
      if (timer !== undefined) write();
    };
    window.addEventListener('pagehide', writeNow);
    return () => {
      writeNow();
      stop();
      window.removeEventListener('pagehide', writeNow);
    };
  }, [store, key]);
}

/** The tab's storage; null where the browser keeps none or refuses it. */
function openStorage(): DraftStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
