import { useEffect, useRef } from 'react';

/**
 * Asks again and again while `active`, each time after the answer before it, and at once when the customer comes back to
 * the page. Nothing is asked while the page is hidden.
 * @param ask must not reject @param everyMs between an answer and the next question
 */
export function usePolling(active: boolean, ask: () => Promise<void>, everyMs: number): void {
  const newest = useRef(ask);
  newest.current = ask;
  useEffect(() => {
    if (!active) return undefined;
    let over = false;
    let asking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const round = async () => {
      if (asking || document.hidden) return;
      asking = true;
      clearTimeout(timer);
      await newest.current();
      asking = false;
      if (!over) timer = setTimeout(() => void round(), everyMs);
    };
    const seen = () => void round();
    timer = setTimeout(seen, everyMs);
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [active, everyMs]);
}
