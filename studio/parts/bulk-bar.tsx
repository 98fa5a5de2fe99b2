import { type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '../app/error-words.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useToast } from './toast.tsx';

/** Something that can be done with several rows at once. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly danger?: boolean;
  /** Asked before it is done: what will happen to so many rows. */
  readonly confirm?: (rows: readonly Row[]) => { readonly title: string; readonly text: string };
  /** @returns what came of it, for the notice. @throws what people are told as a problem */
  readonly run: (rows: readonly Row[]) => Promise<string | undefined>;
}

interface Props<Row> {
  readonly rows: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly onClear: () => void;
  readonly onDone: () => void;
}

/** What is selected, and what can be done with it. */
export function BulkBar<Row>({ rows, actions, onClear, onDone }: Props<Row>) {
  const { t } = useStudioTexts();
  const say = useToast();
  const words = useErrorWords();
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (action: BulkAction<Row>) => {
    const outcome = await action.run(rows);
    if (outcome !== undefined) say(outcome);
    onDone();
  };
  const start = async (action: BulkAction<Row>) => {
    if (busy) return;
    if (action.confirm) return setAsking(action);
    setBusy(true);
    try {
      await act(action);
    } catch (error) {
      say(words(error), 'problem');
    } finally {
      setBusy(false);
    }
  };
  const question = asking?.confirm?.(rows);
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-brand-soft px-3 py-2">
      <p role="status" className="me-2 font-semibold">
        {t('parts.selected', { count: rows.length })}
      </p>
      {actions.map((action) => {
        const Icon = action.icon;
        return (
          <button
            key={action.key}
            type="button"
            className={`s-btn ${action.danger ? 's-btn-danger' : ''}`}
            aria-disabled={busy}
            onClick={() => void start(action)}
          >
            {Icon && <Icon aria-hidden="true" size={16} />}
            {action.label}
          </button>
        );
      })}
      <button type="button" className="s-btn s-btn-quiet ms-auto" onClick={onClear}>
        <X aria-hidden="true" size={16} />
        {t('parts.clear-selection')}
      </button>
      {asking && question && (
        <ConfirmDialog
          title={question.title}
          confirm={asking.label}
          danger={asking.danger ?? false}
          onConfirm={() => act(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
