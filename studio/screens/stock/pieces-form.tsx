import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { StockRow } from '#schemas/studio/orders.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useToast } from '../../parts/toast.tsx';
import { type Count, countOf, readCount, sayCount, stockTitle } from './stock-call.ts';

interface Props {
  readonly row: StockRow;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks how many pieces there are. What somebody else said meanwhile is told, and saved over only when that was read. */
export function PiecesForm({ row, onSaved, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What was there when it was last looked at. */
  const [was, setWas] = useState<Count>(() => countOf(row));
  const [typed, setTyped] = useState(() => String(was ?? ''));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.select(), []);
  const named = (count: Count) => (count === null ? t('stock.not-counted') : t('stock.pieces', { count }));
  const save = async (count: Count) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const answer = await sayCount(row, count, was);
      if (answer.kind === 'done') {
        say(t('stock.saved', { title: stockTitle(row), pieces: named(count) }));
        await onSaved();
        return;
      }
      setError(t('stock.meanwhile', { was: named(was), now: named(answer.now), wanted: named(count) }));
      setWas(answer.now);
    } catch (failure) {
      // The platform names the pieces that orders hold.
      const isHeld = failure instanceof ApiError && failure.code === 'in_use';
      setError(isHeld ? failure.message : words(failure));
    }
    setBusy(false);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = readCount(typed);
    if (count === undefined) {
      setError(t('stock.no-number'));
      input.current?.focus();
    } else if (count === was) onClose();
    else void save(count);
  };
  return (
    <form className="grid max-w-80 gap-2" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="s-input w-24 tabular-nums"
          aria-label={t('stock.count-of', { title: stockTitle(row) })}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <button type="submit" className="s-btn s-btn-main" aria-disabled={busy}>
          {t('stock.save')}
        </button>
        <button type="button" className="s-btn" onClick={onClose}>
          {t('parts.cancel')}
        </button>
        {was !== null && (
          <button
            type="button"
            className="s-btn s-btn-quiet"
            aria-disabled={busy}
            onClick={() => void save(null)}
          >
            {t('stock.stop')}
          </button>
        )}
      </div>
      <div role="alert">
        {error !== null && (
          <p id={id} className="s-error">
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
