import { useEffect, useState } from 'react';

const minuteMs = 60_000;
/** What is held for longer, such as for a loan's decision, is not counted in minutes. */
const mostMinutes = 60;
const lookedAtEveryMs = 15_000;

/**
 * Whole minutes until a moment, the begun one included: 0 when it is over. Null where nothing is counted: before the browser has looked at
 * its clock, and for what is farther than an hour.
 */
export function useMinutesLeft(until: string | null): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const look = () => setNowMs(Date.now());
    look();
    const timer = setInterval(look, lookedAtEveryMs);
    return () => clearInterval(timer);
  }, [until]);
  return until === null || nowMs === null ? null : minutesBetween(nowMs, Date.parse(until));
}

/** The same between two moments, in milliseconds since the epoch. */
export function minutesBetween(nowMs: number, untilMs: number): number | null {
  const minutes = Math.max(0, Math.ceil((untilMs - nowMs) / minuteMs));
  return minutes > mostMinutes ? null : minutes;
}
