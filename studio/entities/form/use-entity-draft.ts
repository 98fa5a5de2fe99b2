import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Check } from 'typebox/value';
import { ContentEntry } from '#schemas/content-entry.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { ApiError, type Finding } from '../../app/api.ts';
import { entryCall, entryKey, readEntry, saveDraft } from '../../history/entry-calls.ts';
import { useLocalDraft } from './use-local-draft.ts';

/** What keeps a draft from being saved or going live. */
export interface Refusal {
  readonly message: string;
  /** JSON pointer -> what is wrong there. */
  readonly fields: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

const isEntry = (value: unknown): value is ContentEntry => Check(ContentEntry, value);

/** One entry that is being edited: the draft of the platform, and what was changed in this window. */
export function useEntityDraft(ref: EntryRef) {
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
  const local = useLocalDraft(`${ref.kind} ${ref.key} ${ref.locale}`);
  const { drop } = local;
  const entry = edited?.base ?? known.data;

  const accept = useCallback(
    async (next: ContentEntry) => {
      cache.setQueryData(entryKey(ref), next);
      setEdited(null);
      drop();
      setRefusal(null);
      setConflict(null);
      const list = entryCall(ref).slice(0, entryCall(ref).lastIndexOf('/'));
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['list', list] }),
        cache.invalidateQueries({ queryKey: ['entry-languages', ref.kind, ref.key] }),
      ]);
      return next;
    },
    [cache, ref, drop],
  );

  /** Runs a call about the entry; a refusal is kept to be shown. @throws what was refused */
  const attempt = async (call: () => Promise<ContentEntry>): Promise<ContentEntry> => {
    try {
      return await accept(await call());
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.current) setConflict(error.current);
        setRefusal({ message: error.message, fields: error.fields, findings: error.findings });
      }
      throw error;
    }
  };
  const write = (body: unknown, version: number) => attempt(() => saveDraft(ref, body, version));
  const save = async (): Promise<ContentEntry | undefined> =>
    edited ? write(edited.body, edited.base.version) : entry;
  return {
    entry,
    body: edited ? edited.body : known.data?.draft,
    changed: edited !== null,
    pending: known.isPending,
    error: known.error,
    refusal,
    conflict,
    edit: (body: unknown) => {
      if (!entry) return;
      setEdited({ body, base: entry });
      local.keep(body, entry);
    },
    /** What was typed here before and not saved; not what is in the form already. */
    left: edited === null && local.found && isEntry(local.found.base) ? local.found : null,
    /** Puts it into the form. What others saved meanwhile is merged when it is saved. */
    restoreLeft: () => {
      const found = local.found;
      if (!found || !isEntry(found.base)) return;
      setEdited({ body: found.body, base: found.base });
      local.hide();
    },
    /** Nothing of what was typed is wanted. */
    forget: drop,
    save,
    /** It was taken off the site; what was changed in this window and not saved yet stays. */
    takenOff: (next: ContentEntry) => {
      const unsaved = edited;
      void accept(next);
      // Somebody else's newer draft is no base of ours: the next write is refused then, and merged.
      if (!unsaved) return;
      const base = next.version === unsaved.base.version ? next : unsaved.base;
      setEdited({ body: unsaved.body, base });
      local.keep(unsaved.body, base);
    },
    /** What came of a merge. */
    merge: write,
    closeConflict: () => setConflict(null),
    reload: known.refetch,
    accept,
  };
}
