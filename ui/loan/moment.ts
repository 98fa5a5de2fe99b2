import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';

/** Where the lender is: deadlines are told in its time. */
const timeZone = 'Europe/Warsaw';

/** Moments of the lender's answers as people of the page's language write them; the same on the server and in the browser. */
export function useMoments(): {
  /** Day of an RFC 3339 moment, or of a calendar day `YYYY-MM-DD`. */
  readonly day: (moment: string) => string;
  /** Hour and minute, `12:03`. */
  readonly time: (moment: string) => string;
} {
  const { locale } = usePage();
  return {
    day: (moment) => formatDate(new Date(moment), locale),
    time: (moment) =>
      new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit', timeZone }).format(
        new Date(moment),
      ),
  };
}
