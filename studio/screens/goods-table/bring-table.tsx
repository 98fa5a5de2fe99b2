import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { goodsTableImport } from '#schemas/calls/staff/goods-table.ts';
import type { GoodsTableResult } from '#schemas/studio/goods-table.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { useToast } from '../../parts/toast.tsx';
import { readTableFile } from './read-table-file.ts';
import { TableChanges } from './table-changes.tsx';
import { TableErrors } from './table-errors.tsx';

/** What was looked at, and what it would change. */
interface Preview {
  readonly table: string;
  readonly result: GoodsTableResult;
}

/** Brings a table in: what would change is shown cell by cell, then it becomes drafts. */
export function BringTable({ locale }: { readonly locale: string }) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<ApiError | string | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  /** The file that was chosen last: what is told of another one comes too late. */
  const chosen = useRef<File | undefined>(undefined);

  const fail = (failure: unknown) => setError(failure instanceof ApiError ? failure : words(failure));
  const look = async (table: string) => {
    const file = chosen.current;
    try {
      const { data } = await callStaff(goodsTableImport, { body: { table, locale, dry_run: true } });
      if (chosen.current === file) setPreview({ table, result: data });
    } catch (failure) {
      if (chosen.current !== file) return;
      setPreview(null);
      fail(failure);
    }
  };
  const choose = async (file: File | undefined) => {
    chosen.current = file;
    setPreview(null);
    setError(null);
    if (!file) return;
    const read = await readTableFile(file);
    if (chosen.current !== file) return;
    if (typeof read === 'string') return setError(t(`goods-table.${read}`));
    await look(read.text);
  };
  const bring = async () => {
    if (!preview || busy) return;
    setBusy(true);
    setError(null);
    const { table, result } = preview;
    try {
      const body = { table, locale, dry_run: false, plan: result.plan };
      const { data } = await callStaff(goodsTableImport, { body });
      say(t('goods-table.done', { count: data.added + data.changed }));
      setPreview(null);
      // A file field forgets its file only when it is made anew.
      setRound((now) => now + 1);
      await cache.invalidateQueries();
    } catch (failure) {
      fail(failure);
      // Somebody changed the goods meanwhile: what would change now stands beside the reason.
      if (failure instanceof ApiError && failure.code === 'version_conflict') await look(table);
    } finally {
      setBusy(false);
    }
  };
  const changes = preview ? preview.result.added + preview.result.changed : 0;
  return (
    <section className="s-card grid gap-4 p-5">
      <div>
        <h2 className="text-heading">{t('goods-table.bring')}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('goods-table.bring-text')}</p>
      </div>
      <Field
        label={t('goods-table.file')}
        hint={t('goods-table.file-hint')}
        {...(typeof error === 'string' && { error })}
      >
        {(control) => (
          <input
            {...control}
            key={round}
            type="file"
            accept="text/csv,.csv"
            className="s-input"
            disabled={busy}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {error instanceof ApiError && <TableErrors error={error} />}
      <div role="status" className="grid gap-4">
        {preview && <TableChanges result={preview.result} />}
      </div>
      {changes > 0 && (
        <button
          type="button"
          className="s-btn s-btn-main justify-self-start"
          aria-disabled={busy}
          onClick={() => void bring()}
        >
          <Upload aria-hidden="true" size={16} />
          {t('goods-table.store', { count: changes })}
        </button>
      )}
    </section>
  );
}
