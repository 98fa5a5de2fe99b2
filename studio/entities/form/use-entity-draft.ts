import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { ApiError, type Finding } from '../../app/api.ts';
import { isSame } from '../../app/same-value.ts';
import { entryKey, listCallOf, readEntry, saveDraft } from '../../history/entry-calls.ts';
import { journalName } from '../../journal/journal-name.ts';
import { useJournal } from '../../journal/use-journal.ts';

/** What keeps a draft from being saved or going live. */
export interface Refusal {
  readonly message: string;
  /** The platform's name of it. */
  readonly code: string;
  /** JSON pointer -> what is wrong there. */
  readonly fields: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

/**
 * One entry that is being edited: the draft of the platform, and what was changed in this window.
 * @param windowId its name in presence
 */
export function useEntityDraft(ref: EntryRef, windowId: string) {
  const cache = useQueryClient();
  const known = useQuery({
    queryKey: entryKey(ref),
    queryFn: () => readEntry(ref),
    // A draft is not exchanged under somebody's hands; presence tells when there is a newer one.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    retry: false,
  });
  const [edited, setEdited] = useState<{ readonly body: unknown; readonly base: ContentEntry } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [conflict, setConflict] = useState<ContentEntry | null>(null);
  const { journal, found, failure } = useJournal(journalName(ref));
  const entry = edited?.base ?? known.data;

  const accept = useCallback(
    async (next: ContentEntry) => {
      cache.setQueryData(entryKey(ref), next);
      setEdited(null);
      journal.drop();
      setRefusal(null);
      setConflict(null);
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['list', listCallOf(ref).path] }),
        cache.invalidateQueries({ queryKey: ['entry-languages', ref.kind, ref.key] }),
      ]);
      return next;
    },
    [cache, ref, journal],
  );

  /** Runs a call about the entry; a refusal is kept to be shown. @throws what was refused */
  const attempt = async (call: () => Promise<ContentEntry>): Promise<ContentEntry> => {
    try {
      return await accept(await call());
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.current) setConflict(error.current);
        setRefusal({
          message: error.message,
          code: error.code,
          fields: error.fields,
          findings: error.findings,
        });
      }
      throw error;
    }
  };
  const save = async (): Promise<ContentEntry | undefined> => {
    if (!edited) return entry;
    const { body, base } = edited;
    return attempt(() =>
      saveDraft(ref, { data: body, version: base.version, windowId }).catch((error: unknown) => {
        // It arrived before, and the answer was lost: what is stored is what stands here.
        if (error instanceof ApiError && error.current && isSame(error.current.draft, body))
          return error.current;
        throw error;
      }),
    );
  };
  const edit = (body: unknown, base: ContentEntry) => {
    setEdited({ body, base });
    journal.keep({ body, base: { version: base.version, body: base.draft } });
  };
  return {
    entry,
    body: edited ? edited.body : known.data?.draft,
    changed: edited !== null,
    pending: known.isPending,
    error: known.error,
    refusal,
    conflict,
    edit: (body: unknown) => {
      if (entry) edit(body, entry);
    },
    journal,
    /** What windows that are gone left behind. */
    found,
    /** Why this browser has no copy of what is not saved. */
    keepFailure: failure,
    /** Puts what was found into the form. */
    restore: (body: unknown, newest: ContentEntry) => {
      cache.setQueryData(entryKey(ref), newest);
      edit(body, newest);
    },
    /** Somebody took over: what is not saved waits in the journal, the form shows what is stored. */
    letGo: () => {
      setEdited(null);
      setRefusal(null);
      journal.release();
    },
    save,
    /** It was taken off the site; what was changed in this window and not saved yet stays. */
    takenOff: (next: ContentEntry) => {
      const unsaved = edited;
      void accept(next);
      // Somebody else's newer draft is no base of ours: the next write is refused then, and merged.
      if (!unsaved) return;
      const base = next.version === unsaved.base.version ? next : unsaved.base;
      edit(unsaved.body, base);
    },
    /** What came of a merge; whoever merges decided to write, whether or not they have the pen. */
    merge: (body: unknown, version: number) => attempt(() => saveDraft(ref, { data: body, version })),
    closeConflict: () => setConflict(null),
    reload: known.refetch,
    accept,
  };
}
