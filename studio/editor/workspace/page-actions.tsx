import { History } from 'lucide-react';
import { useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { ApiError, api } from '../../app/api.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { HistoryDialog } from '../../history/history-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { Draft } from '../draft/use-draft.ts';

interface Props {
  readonly page: PageDocument;
  readonly draft: Draft;
  readonly path: string;
  readonly locale: string;
  readonly onFindings: (findings: readonly Finding[]) => void;
  readonly onJump: (place: Pick<Finding, 'block_id' | 'path'>) => void;
  readonly onAdopt: (entry: ContentEntry) => void;
  /** Opens the merge; null while there is nothing to merge. */
  readonly onMerge: (() => void) | null;
}

/** What is done with the whole page: checks, history, publication, and bringing two people's work together. */
export function PageActions({ page, draft, onFindings, onJump, onAdopt, onMerge }: Props) {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const say = useToast();
  const [open, setOpen] = useState<'history' | null>(null);
  const { entry, saver } = draft;
  const publish = async () => {
    await saver.flush();
    try {
      const { data } = await api<ContentEntry>(`/v2/system/manage/pages/${entry.key}/publish`, {
        method: 'POST',
        body: { version: saver.version() },
      });
      draft.adopt(data);
      onFindings([]);
      say(t('editor.published'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say(error.message, 'problem');
    }
  };
  void onJump;
  return (
    <>
      {onMerge && (
        <button type="button" className="s-btn s-btn-danger" onClick={onMerge}>
          {t('editor.merge')}
        </button>
      )}
      <button
        type="button"
        className="s-btn s-btn-quiet s-icon-btn"
        aria-label={t('editor.history')}
        title={t('editor.history')}
        onClick={() => setOpen('history')}
      >
        <History aria-hidden="true" size={18} />
      </button>
      {may('publisher') && (
        <button type="button" className="s-btn s-btn-main" onClick={() => void publish()}>
          {t('editor.publish')}
        </button>
      )}
      {open === 'history' && (
        <HistoryDialog
          entry={{ kind: entry.kind, key: entry.key, locale: entry.locale }}
          title={page.title}
          onClose={() => setOpen(null)}
          onRestored={onAdopt}
        />
      )}
    </>
  );
}
