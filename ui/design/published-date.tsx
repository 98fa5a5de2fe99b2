import { Moment } from './moment.tsx';

interface Props {
  /** ISO 8601, as the content system sends it. */
  readonly moment: string;
  readonly className?: string | undefined;
}

/** When something was published. Nothing for what is no date, such as a thirteenth month: a list goes on without it. */
export function PublishedDate({ moment, className }: Props) {
  return isOnCalendar(moment) ? <Moment at={moment} className={className} /> : null;
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
