import { useEffect } from 'react';
import { askStatus } from '#engine/react/ask-status.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useStatusMove } from '#ui/loan/use-status-move.ts';

/** A partner takes minutes and not seconds: no need to ask as often as while we work ourselves. */
const everyMs = 6000;
const maxMs = 60_000;

/**
 * Asks now and then whether the application has left a status, then moves to the screen of the new one. Rests while the
 * page is hidden, and asks less often after failures.
 * @param status null where there is nothing to wait for
 */
export function useChangedStatus(status: string | null): void {
  const { session, locale } = usePage();
  const { statusCall } = session;
  const move = useStatusMove();
  useEffect(() => {
    if (status === null || statusCall === undefined) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = everyMs;
    const later = () => {
      clearTimeout(timer);
      // Jitter keeps the pages of many customers apart.
      if (!ended.signal.aborted) timer = setTimeout(ask, pauseMs * (0.8 + Math.random() * 0.4));
    };
    const ask = async () => {
      if (document.hidden) return;
      try {
        const now = await askStatus({ call: statusCall, locale, signal: ended.signal });
        pauseMs = everyMs;
        if (now.status !== status) return void (await move(now.status));
      } catch {
        pauseMs = Math.min(maxMs, pauseMs * 2);
      }
      later();
    };
    const seen = () => {
      if (!document.hidden) later();
    };
    document.addEventListener('visibilitychange', seen);
    later();
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [status, statusCall, locale, move]);
}
