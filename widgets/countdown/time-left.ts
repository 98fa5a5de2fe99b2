export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What is left of a time, in whole seconds and days of 24 hours; null when nothing is.
 * @param end, now milliseconds since 1970
 */
export function timeLeft(end: number, now: number): TimeLeft | null {
  const left = end - now;
  // A second that has begun to run out still counts: zero is shown only once it is over.
  const whole = Math.ceil(left / second) * second;
  if (!(left > 0)) return null;
  return {
    days: Math.floor(whole / day),
    hours: Math.floor((whole % day) / hour),
    minutes: Math.floor((whole % hour) / minute),
    seconds: (whole % minute) / second,
  };
}

/**
 * How long what is shown stays true, in milliseconds.
 * @param calm whether only every minute is shown, for people who asked for less motion
 */
export function untilNextTick(end: number, now: number, calm: boolean): number {
  const step = calm ? minute : second;
  const left = Math.max(0, end - now);
  return left % step || Math.min(left, step);
}
