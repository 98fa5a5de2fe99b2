import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../app/api.ts';
import { useErrorWords } from '../app/error-words.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';

/** What was refused is an answer, which the screen shows; this did not arrive. */
const didNotArrive = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status >= 500;

/** Whether something on the screen waits for an answer that did not come, and shows none from before. */
const isMissing = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.state.data === undefined &&
  query.isActive() &&
  didNotArrive(query.state.error);

/**
 * Says above a screen that something of it did not arrive, whichever part asked for it, and asks for all of it again. The
 * parts go on showing what they have.
 */
export function LoadFailures() {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const queries = cache.getQueryCache();
  const first = useSyncExternalStore(
    useCallback((listener) => queries.subscribe(listener), [queries]),
    () => queries.getAll().find(isMissing)?.state.error ?? null,
  );
  const refetch = useCallback(() => cache.refetchQueries({ predicate: isMissing }), [cache]);
  useEffect(
    () =>
      queries.subscribe((event) => {
        // The service answers again: whatever else is missing is asked for, too.
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queries, refetch],
  );
  const retry = async () => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  if (!first) return null;
  return (
    <div
      role="alert"
      // What says so itself, with a way of its own, is not said twice.
      className="s-card mb-4 flex flex-wrap items-center gap-3 border-danger bg-danger-soft p-3 text-danger has-[~*_[role=alert]:not(:empty)]:hidden"
    >
      <p className="me-auto min-w-0 text-small">
        <span className="font-semibold">{t('studio.part-failed')}</span> {words(first)}
      </p>
      <button type="button" className="s-btn" aria-disabled={busy} onClick={() => !busy && void retry()}>
        {t('studio.retry-all')}
      </button>
    </div>
  );
}
