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
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={moment} className={className}>
      {formatDate(date, locale)}
    </time>
  );
}
