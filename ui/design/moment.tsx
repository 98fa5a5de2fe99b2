import { formatFullDate } from '#engine/format/moments.ts';
import { formatRelativeDate } from '#engine/format/relative-date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useToday } from '#engine/react/use-today.ts';

interface Props {
  /** ISO 8601. */
  readonly at: string;
  readonly className?: string | undefined;
}

/** When something happened, as people say it (specification 9), with day and time in full behind it. Nothing for no date. */
export function Moment({ at, className }: Props) {
  const { locale, t, timeZone } = usePage();
  const today = useToday();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <time dateTime={at} title={formatFullDate(moment, { locale, timeZone })} className={className}>
      {formatRelativeDate(moment, { locale, t, today, timeZone })}
    </time>
  );
}
