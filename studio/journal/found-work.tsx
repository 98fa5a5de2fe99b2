import { useEffect, useMemo, useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { useErrorWords } from '../app/error-words.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { authorName } from '../history/author-name.ts';
import { BodyChanges } from '../history/body-changes.tsx';
import { mergeBodies } from '../history/merge/merge-bodies.ts';
import { MergeDialog } from '../history/merge/merge-dialog.tsx';
import { formatMoment } from '../history/moment.tsx';
import { useToast } from '../parts/toast.tsx';
import { FoundNote } from './found-note.tsx';
import type { FoundRecord, Journal } from './journal.ts';
import type { JournalRecord } from './journal-record.ts';
import { planRestore, type RestorePlan } from './plan-restore.ts';

interface Props {
  readonly journal: Journal;
  readonly found: readonly FoundRecord[];
  /** The entry as it is stored, as far as this window knows. */
  readonly entry: ContentEntry;
  /** Why nothing can be restored just now. */
  readonly blocked?: string | undefined;
  /** A body as this version of the program has it. */
  readonly lift?: (body: unknown) => unknown;
  /** The newest draft there is, once everything of this window is stored. @throws what kept it from being read */
  readonly readNewest: () => Promise<ContentEntry>;
  /** Puts a body into the editor, over the entry it goes on from; has it kept before it returns. */
  readonly onRestored: (body: unknown, entry: ContentEntry) => void;
  /** Saves what two people's work became, over the version it was merged with. @throws what was refused */
  readonly onMerged: (body: unknown, version: number) => Promise<unknown>;
}

const asIs = (body: unknown) => body;

/** Offers what was typed and not saved, one after the other; what others saved meanwhile is merged with it. */
export function FoundWork({ journal, found, lift = asIs, ...props }: Props) {
  const { entry, blocked, readNewest, onRestored, onMerged } = props;
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const [merging, setMerging] = useState<{ readonly base: unknown; readonly theirs: ContentEntry } | null>(
    null,
  );
  const first = found[0];
  const lifted = useMemo(() => first && liftRecord(first.record, lift), [first, lift]);
  const plan = useMemo(
    () => lifted && planRestore(lifted, { version: entry.version, body: entry.draft }),
    [lifted, entry],
  );
  const isStored = plan?.kind === 'stored';
  useEffect(() => {
    if (first && isStored) journal.discard(first.key);
  }, [journal, first, isStored]);
  if (!first || !lifted || !plan || isStored) return null;
  const restore = async () => {
    try {
      const newest = await readNewest();
      const now = planRestore(lifted, { version: newest.version, body: newest.draft });
      if (now.kind === 'merge') return setMerging({ base: now.base, theirs: newest });
      if (now.kind === 'as-is') onRestored(lifted.body, newest);
      journal.discard(first.key);
    } catch (error) {
      say(words(error), 'problem');
    }
  };
  return (
    <>
      <FoundNote
        record={lifted}
        onRestore={restore}
        onDiscard={() => journal.discard(first.key)}
        blocked={blocked}
      >
        {plan.kind === 'merge' && (
          <p className="text-small">
            {t('journal.moved-on', {
              name: authorName(t, entry.updated_by),
              at: formatMoment(entry.updated_at, locale),
            })}
          </p>
        )}
        <details className="rounded-lg bg-surface p-3 text-ink">
          <summary className="font-semibold text-small">{t('journal.differs')}</summary>
          <div className="pt-3">
            <BodyChanges before={entry.draft} after={restoredBody(lifted, plan, entry)} />
          </div>
        </details>
      </FoundNote>
      {merging && (
        <MergeDialog
          base={merging.base}
          mine={lifted.body}
          theirs={merging.theirs}
          onMerged={async (body, version) => {
            await onMerged(body, version);
            journal.discard(first.key);
            setMerging(null);
          }}
          onClose={() => setMerging(null)}
        />
      )}
    </>
  );
}

/** What the entry would be: for what both changed, the merge asks first. */
const restoredBody = ({ body }: JournalRecord, plan: RestorePlan, { draft }: ContentEntry): unknown =>
  plan.kind === 'merge' ? mergeBodies({ base: plan.base, mine: body, theirs: draft }).body : body;

const liftRecord = (record: JournalRecord, lift: (body: unknown) => unknown): JournalRecord => ({
  ...record,
  body: lift(record.body),
  base: record.base && { ...record.base, body: lift(record.base.body) },
  ...('sent' in record && { sent: lift(record.sent) }),
});
