import type { IsoDate } from '#money/calendar.ts';
import { legalDay } from '../../base/legal-day.ts';

const dayMs = 86_400_000;

/** A contract's own time: the clock, and the days the sandbox let pass. */
export interface ContractClock {
  readonly at: Date;
  /** Day at the site's place. */
  readonly today: IsoDate;
}

/** @param now milliseconds since the epoch */
export function contractClock(contract: { readonly shiftedDays: number }, now: number): ContractClock {
  const time = now + contract.shiftedDays * dayMs;
  return { at: new Date(time), today: legalDay(time) };
}

export const clockAt = (at: Date): ContractClock => ({ at, today: legalDay(at.getTime()) });
