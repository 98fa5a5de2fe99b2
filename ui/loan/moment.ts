import { formatDate } from '#engine/format/date.ts';
import { formatTime } from '#engine/format/moments.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { legalTimeZone } from '#schemas/time-zone.ts';

/** Moments of the lender's answers as people of the page's language write them; the same on the server and in the browser. */
export function useMoments(): {
  /** Day of an RFC 3339 moment, or of a calendar day `YYYY-MM-DD`: the one the lender counts. */
  readonly day: (moment: string) => string;
  /** Hour and minute, `12:03`. */
  readonly time: (moment: string) => string;
} {
  const { locale, timeZone } = usePage();
  return {
    day: (moment) => formatDate(new Date(moment), locale, legalTimeZone),
    time: (moment) => formatTime(new Date(moment), { locale, timeZone }),
  };
}
