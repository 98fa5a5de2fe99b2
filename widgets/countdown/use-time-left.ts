import { useEffect, useState } from 'react';
import { type TimeLeft, timeLeft, untilNextTick } from './time-left.ts';

/**
 * What is left until `end`, ticking; undefined until the browser has looked at its clock, null once it is over.
 * @param end milliseconds since 1970
 */
export function useTimeLeft(end: number): TimeLeft | null | undefined {
  const [left, setLeft] = useState<TimeLeft | null>();
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Date.now();
      const shown = timeLeft(end, now);
      setLeft(shown);
      if (shown) timer = setTimeout(tick, untilNextTick(end, now, calm));
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);
  return left;
}
