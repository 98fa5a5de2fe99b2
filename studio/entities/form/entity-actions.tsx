import { History, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { api } from '../../app/api.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { entryTitle } from '../../fields/suggest/entry-title.ts';
import { entryCall, localeOf } from '../../history/entry-calls.ts';
import { HistoryDialog } from '../../history/history-dialog.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Menu } from '../../parts/menu.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { EntityKind } from '../entity-kind.ts';
import type { useEntityDraft } from './use-entity-draft.ts';

interface Props {
  readonly entity: EntityKind;
  readonly entry: EntryRef;
  readonly draft: ReturnType<typeof useEntityDraft>;
}

/** What can be done with an entry: save, publish, and what is done less often. */
export function EntityActions({ entity, entry, draft }: Props) {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const say = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<'history' | 'delete' | 'unpublish' | null>(null);
  const mayPublish = may('publisher') && may(contentKinds[entity.kind].write);
  const isLive = draft.entry?.published_version !== null;
  const title = entryTitle({ key: entry.key, draft: draft.body });
  const run = async (act: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await act();
      say(done);
    } catch (error) {
      say(error instanceof Error ? error.message : t('studio.unknown-error'), 'problem');
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    await api(entryCall(entry), { method: 'DELETE', query: localeOf(entry) });
    say(t('entities.deleted'));
    void navigate(`/${entity.path}`);
  };
  const items = [
    { key: 'history', label: t('entities.history'), icon: History, onSelect: () => setOpen('history') },
    ...(mayPublish && isLive
      ? [{ key: 'unpublish', label: t('entities.unpublish'), onSelect: () => setOpen('unpublish') }]
      : []),
    ...(mayPublish
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
          if (draft.changed) void run(draft.save, t('entities.saved'));
        }}
      >
        {t('entities.save')}
      </button>
      {mayPublish && (
        <button
          type="button"
          className="s-btn s-btn-main"
          aria-disabled={busy || (!draft.changed && draft.entry?.status === 'published')}
          onClick={() => {
            if (draft.changed || draft.entry?.status !== 'published')
              void run(draft.publish, t('entities.published'));
          }}
        >
          <Upload aria-hidden="true" size={16} />
          {t('entities.publish')}
        </button>
      )}
      <Menu label={t('parts.more')} items={items} />
      {open === 'history' && (
        <HistoryDialog
          entry={entry}
          title={title}
          onClose={() => setOpen(null)}
          onRestored={(restored) => void draft.accept(restored)}
        />
      )}
      {open === 'unpublish' && (
        <ConfirmDialog
          title={t('entities.unpublish-title', { title })}
          confirm={t('entities.unpublish')}
          onConfirm={draft.unpublish}
          onClose={() => setOpen(null)}
        >
          <p>{t('entities.unpublish-means')}</p>
        </ConfirmDialog>
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('entities.delete-title', { title })}
          confirm={t('entities.delete')}
          danger
          onConfirm={remove}
          onClose={() => setOpen(null)}
        >
          <p>{t('entities.delete-means')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
