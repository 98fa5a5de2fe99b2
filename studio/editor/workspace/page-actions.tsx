import { Eye, History, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { HistoryDialog } from '../../history/history-dialog.tsx';
import { PublishDialog } from '../../history/publish/publish-dialog.tsx';
import { ShareDialog } from '../../parts-preview/share-dialog.tsx';
import type { Draft } from '../draft/use-draft.ts';

interface Props {
  readonly title: string;
  readonly draft: Draft;
  readonly path: string;
  readonly locale: string;
  readonly onJump: (place: Finding) => void;
  readonly onAdopt: (entry: ContentEntry) => void;
  /** Opens the merge; null while there is nothing to merge. */
  readonly onMerge: (() => void) | null;
}

/** What is done with the whole page: preview, history, publication, and bringing two people's work together. */
export function PageActions({ title, draft, path, locale, onJump, onAdopt, onMerge }: Props) {
  const { t } = useStudioTexts();
  const [open, setOpen] = useState<'history' | 'publish' | 'share' | null>(null);
  const { entry, saver } = draft;
  const close = () => setOpen(null);
  // Dialogs are about what is stored: what is not yet is stored first.
  const ask = (dialog: 'history' | 'publish' | 'share') => void saver.flush().then(() => setOpen(dialog));
  const icon = (name: 'share' | 'history', picture: ReactNode) => (
    <button
      type="button"
      className="s-btn s-btn-quiet s-icon-btn"
      aria-label={t(`editor.${name}`)}
      title={t(`editor.${name}`)}
      onClick={() => ask(name)}
    >
      {picture}
    </button>
  );
  return (
    <>
      {onMerge && (
        <button type="button" className="s-btn s-btn-danger" onClick={onMerge}>
          {t('editor.merge')}
        </button>
      )}
      <Link
        to={`/preview?${new URLSearchParams({ path, locale })}`}
        className="s-btn s-btn-quiet s-icon-btn"
        aria-label={t('editor.preview')}
        title={t('editor.preview')}
        onClick={() => void saver.flush()}
      >
        <Eye aria-hidden="true" size={18} />
      </Link>
      {icon('share', <Share2 aria-hidden="true" size={18} />)}
      {icon('history', <History aria-hidden="true" size={18} />)}
      <button
        type="button"
        className="s-btn s-btn-main"
        aria-disabled={onMerge !== null}
        onClick={onMerge === null ? () => ask('publish') : undefined}
      >
        {t('editor.publish')}
      </button>
      {open === 'history' && (
        <HistoryDialog
          entry={{ kind: entry.kind, key: entry.key, locale: entry.locale }}
          title={title}
          onClose={close}
          onRestored={onAdopt}
        />
      )}
      {open === 'share' && <ShareDialog path={path} locale={locale} onClose={close} />}
      {open === 'publish' && (
        <PublishDialog
          entry={entry}
          title={title}
          onClose={close}
          onPublished={draft.adopt}
          onMerged={onAdopt}
          onJump={onJump}
        />
      )}
    </>
  );
}
