import { CloudOff, History, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { entryTitle } from '../../app/entry-title.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { entryCallsOf, localeOf } from '../../history/entry-calls.ts';
import { HistoryDialog } from '../../history/history-dialog.tsx';
import { PublishDialog } from '../../history/publish/publish-dialog.tsx';
import { UnpublishDialog } from '../../history/publish/unpublish-dialog.tsx';
import { Menu } from '../../parts/menu.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { EntityKind } from '../entity-kind.ts';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import type { useEntityDraft } from './use-entity-draft.ts';

interface Props {
  readonly entity: EntityKind;
  readonly entry: EntryRef;
  readonly draft: ReturnType<typeof useEntityDraft>;
  /** Asked to show the place a finding is about. */
  readonly onJump: (place: Finding) => void;
}

/** What can be done with an entry: save, publish, and what is done less often. */
export function EntityActions({ entity, entry, draft, onJump }: Props) {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const { may } = useStaff();
  const say = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<'history' | 'publish' | 'unpublish' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const mayWrite = may(contentKinds[entity.kind].write);
  const mayDelete = mayWrite && may('publisher');
  const stored = draft.entry;
  const isLive = stored !== undefined && stored.published_version !== null;
  const isAsLive = !draft.changed && stored?.status === 'published';
  const title = entryTitle({ key: entry.key, draft: draft.body }, locale);
  const run = async (act: () => Promise<unknown>, done: () => void) => {
    if (busy) return;
    setBusy(true);
    try {
      await act();
      done();
    } catch (error) {
      say(words(error), 'problem');
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    const { calls, params } = entryCallsOf(entry);
    await callStaff(calls.remove, { params, query: localeOf(entry) });
    say(t('entities.deleted'));
    void navigate(`/${entity.path}`);
  };
  const items = [
    { key: 'history', label: t('entities.history'), icon: History, onSelect: () => setOpen('history') },
    ...(mayWrite && isLive
      ? [
          {
            key: 'unpublish',
            label: t('entities.unpublish'),
            icon: CloudOff,
            onSelect: () => setOpen('unpublish'),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('entities.delete'),
            icon: Trash2,
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]
      : []),
  ];
  return (
    <>
      <button
        type="button"
        className="s-btn"
        aria-disabled={busy || !draft.changed}
        onClick={() => {
          if (draft.changed) void run(draft.save, () => say(t('entities.saved')));
        }}
      >
        {t('entities.save')}
      </button>
      {mayWrite && (
        <button
          type="button"
          className="s-btn s-btn-main"
          aria-disabled={busy || isAsLive}
          onClick={() => {
            // The dialog is about what is stored: what is not yet is stored first.
            if (!isAsLive) void run(draft.save, () => setOpen('publish'));
          }}
        >
          <Upload aria-hidden="true" size={16} />
          {t('entities.publish')}
        </button>
      )}
      <Menu label={t('entities.more')} items={items} />
      {open === 'history' && (
        <HistoryDialog
          entry={entry}
          title={title}
          onClose={close}
          onRestored={(restored) => void draft.accept(restored)}
        />
      )}
      {open === 'publish' && stored && (
        <PublishDialog
          entry={stored}
          title={title}
          onClose={close}
          onPublished={(published) => void draft.accept(published)}
          onMerged={(merged) => void draft.accept(merged)}
          onJump={onJump}
        />
      )}
      {open === 'unpublish' && stored && (
        <UnpublishDialog entry={stored} title={title} onClose={close} onUnpublished={draft.takenOff} />
      )}
      {open === 'delete' && (
        <DeleteEntryDialog entry={entry} title={title} onConfirm={remove} onClose={close} />
      )}
    </>
  );
}
