import { GitMerge } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { BodyChanges } from '../body-changes.tsx';
import { readEntry } from '../entry-calls.ts';
import { Moment } from '../moment.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { mergeBodies } from './merge-bodies.ts';
import { type Choice, choiceOf } from './merge-conflict.ts';

interface Props {
  /** The body this window started from. */
  readonly base: unknown;
  /** What stands in this window. */
  readonly mine: unknown;
  /** The draft somebody else saved meanwhile: `current` of the 409. */
  readonly theirs: ContentEntry;
  /**
   * Saves what came of it, against the version it was merged with. When it is refused because somebody saved again,
   * the dialog merges with that one; any other refusal stays in view.
   */
  readonly onMerged: (body: unknown, version: number) => Promise<unknown>;
  /** Back to the editor; nothing is saved, and nothing of this window is lost. */
  readonly onClose: () => void;
}

/** Two people changed the same draft: what both did, and a choice for each thing that cannot be both. */
export function MergeDialog({ base, mine, theirs: first, onMerged, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  // Somebody may save again while the choices are made.
  const [newer, setNewer] = useState<ContentEntry | null>(null);
  const theirs = newer !== null && newer.version > first.version ? newer : first;
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const { body, conflicts } = useMemo(
    () => mergeBodies({ base, mine, theirs: theirs.draft }, choices),
    [base, mine, theirs.draft, choices],
  );
  const save = async () => {
    setState({ busy: true, error: null });
    try {
      await onMerged(body, theirs.version);
    } catch (error) {
      const now = await readEntry(theirs).catch(() => null);
      const isNewer = now !== null && now.version > theirs.version;
      if (isNewer) setNewer(now);
      const message = words(error);
      setState({ busy: false, error: isNewer ? t('merge.again') : message });
    }
  };
  return (
    <Dialog
      title={t('merge.title')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <div role="alert" className="me-auto">
            {state.error !== null && <p className="s-error">{state.error}</p>}
          </div>
          <button type="button" className="s-btn" onClick={onClose}>
            {t('merge.later')}
          </button>
          <button
            type="button"
            className="s-btn s-btn-main"
            aria-disabled={state.busy}
            onClick={() => {
              if (!state.busy) void save();
            }}
          >
            <GitMerge aria-hidden="true" size={16} />
            {t('merge.save')}
          </button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {t('merge.lead', { name: theirs.updated_by, version: theirs.version })}{' '}
          <span className="text-ink-soft">
            (<Moment at={theirs.updated_at} />)
          </span>
        </p>
        <p role="status" className="font-semibold">
          {t(conflicts.length === 0 ? 'merge.no-questions' : 'merge.questions', { count: conflicts.length })}
        </p>
        {conflicts.map((conflict) => (
          <ConflictCard
            key={conflict.id}
            conflict={conflict}
            choice={choiceOf(conflict, choices)}
            onChoose={(choice) => setChoices((now) => new Map(now).set(conflict.id, choice))}
          />
        ))}
        <details className="rounded-lg border border-line p-3">
          <summary className="font-semibold">{t('merge.what-they-did')}</summary>
          <div className="pt-3">
            <BodyChanges before={base} after={theirs.draft} />
          </div>
        </details>
        <details className="rounded-lg border border-line p-3">
          <summary className="font-semibold">{t('merge.what-i-did')}</summary>
          <div className="pt-3">
            <BodyChanges before={base} after={mine} />
          </div>
        </details>
        <details className="rounded-lg border border-line p-3">
          <summary className="font-semibold">{t('merge.result')}</summary>
          <div className="pt-3">
            <BodyChanges before={theirs.draft} after={body} />
          </div>
        </details>
      </div>
    </Dialog>
  );
}
