import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';

interface Props {
  /** ISO 8601, as the content system sends it. */
  readonly moment: string;
  readonly className?: string | undefined;
}

/** The day something was published. Nothing for what is no date, such as a thirteenth month: a list goes on without it. */
export function PublishedDate({ moment, className }: Props) {
  const { locale } = usePage();
  const date = new Date(moment);
  if (!isOnCalendar(moment)) return null;
  return (
    <time dateTime={moment} className={className}>
      {formatDate(date, locale)}
    </time>
  );
}

/** `new Date` makes 3 March of 31 February; such a day is none. */
function isOnCalendar(moment: string): boolean {
  const day = moment.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(new Date(moment).getTime()) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day)
  );
}
