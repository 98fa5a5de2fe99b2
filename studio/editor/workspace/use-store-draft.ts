import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageDocument } from '#schemas/page.ts';
import { isSame } from '../../app/same-value.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { Editor } from './use-editor.ts';

/** Has every change of the page stored; what was only looked at, or undone to what is stored, is not written. */
export function useStoreDraft(
  page: PageDocument,
  {
    editor,
    draft: { saver, base },
    readOnly,
  }: { readonly editor: Editor; readonly draft: Draft; readonly readOnly: boolean },
): void {
  const seen = useRef<PageDocument | null>(null);
  const store = useCallback(
    (now: PageDocument) => {
      // Only when the page changes: what was stored meanwhile is no change of this window.
      if (now === seen.current || isSame(now, seen.current)) return;
      seen.current = now;
      if (readOnly) return;
      if (saver.dirty() || !isSame(now, base)) saver.change(now);
    },
    [saver, base, readOnly],
  );
  const writable = useRef(store);
  if (!readOnly) writable.current = store;
  useLayoutEffect(() => {
    // Somebody took over while a word was on its way from its field to the page: it was typed before.
    if (readOnly) writable.current(editor.current());
  }, [readOnly, editor]);
  useEffect(() => store(page), [store, page]);
  const latest = useRef(store);
  latest.current = store;
  // Before effects of what is around the workspace: leaving the editor writes, and by then everything has to be told.
  useLayoutEffect(() => {
    // What tells may be asked by what it tells.
    let telling = false;
    const notify = () => {
      if (telling) return;
      telling = true;
      editor.flushTyped();
      latest.current(editor.current());
      telling = false;
    };
    const end = saver.attend(notify);
    return () => {
      notify();
      end();
    };
  }, [editor, saver]);
}
