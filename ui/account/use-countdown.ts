import { useEffect, useState } from 'react';

/** Counts whole seconds down to zero; `restart` begins again. Before the browser runs it, all of them are left. */
export function useCountdown(seconds: number): { readonly left: number; readonly restart: () => void } {
  const [left, setLeft] = useState(seconds);
  const over = left <= 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return { left, restart: () => setLeft(seconds) };
}
