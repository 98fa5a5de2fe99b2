import { type RefObject, useEffect } from 'react';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { selectWritten } from '#engine/react/select-written.ts';
import { fieldKinds } from './field-kinds.ts';
import { readDraft, writeDraft } from './form-draft.ts';
import type { FormStore } from './form-store.ts';
import { noteDraft } from './note-draft.ts';

/** Milliseconds of rest after which what was typed is kept. */
const restMs = 400;

/**
 * Keeps a draft in the browser tab, so that a reload loses nothing, and puts it back. A tab's storage and not the
 * device's: a form about money must not lie about on a shared computer. What was typed before the form came alive wins.
 */
export function useDraft(store: FormStore, key: string, frame: RefObject<Element | null>): void {
  useEffect(() => {
    const storage = customerStorage('tab');
    const found = readDraft(storage, key, { fields: store.fields(), kinds: fieldKinds });
    if (found.size > 0) selectWritten(() => store.restore(found));

    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { cells, phase } = store.state.getState();
      if (phase === 'done') storage.removeItem(key);
      else writeDraft(storage, key, { fields: store.fields(), cells, kinds: fieldKinds });
      const block = frame.current?.closest('[data-hydrate]');
      if (block) noteDraft(block.id, storage.getItem(key) !== null);
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
  }, [store, key, frame]);
}
