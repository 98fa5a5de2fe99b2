import { calendarDay } from '#engine/format/moments.ts';
import type { QueryContext } from '#registry/widget.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import type { CountdownProps } from './props.ts';

const dayMs = 86_400_000;

/** Days of the calendar from today to the end: what the server can say that stays true all day; null for no date. */
export const queries = ({ at }: CountdownProps, { today }: QueryContext) => ({
  days: { queryKey: ['days-until', at, today], queryFn: async () => daysUntil(at, today) },
});

/** @param today day of the visit in the law's calendar, `YYYY-MM-DD` */
export function daysUntil(at: string, today: string): number | null {
  const end = new Date(at);
  return Number.isNaN(end.getTime())
    ? null
    : Math.round((Date.parse(calendarDay(end, legalTimeZone)) - Date.parse(today)) / dayMs);
}
