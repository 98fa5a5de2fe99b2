import { useEffect, useRef } from 'react';
import type { PageDocument } from '#schemas/page.ts';
import { isSame } from '../../history/compare/same-value.ts';
import type { Draft } from '../draft/use-draft.ts';

/** Has every change of the page stored; what was only looked at, or undone to what is stored, is not written. */
export function useStoreDraft(page: PageDocument, { saver, base }: Draft, readOnly: boolean): void {
  const seen = useRef<PageDocument | null>(null);
  useEffect(() => {
    // Only when the page changes: what was stored meanwhile is no change of this window.
    if (page === seen.current) return;
    seen.current = page;
    if (readOnly) return;
    if (saver.dirty() || !isSame(page, base)) saver.change(page);
  }, [page, saver, base, readOnly]);
}
