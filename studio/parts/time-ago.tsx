import { useStudioTexts } from '../app/studio-texts.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A moment as people say it: "3 minutes ago" within a day, the date beyond. The exact moment is in the title.
 * @param now milliseconds since the epoch
 */
export function sayMoment(at: string, now: number, locale: string): string {
  const then = Date.parse(at);
  if (Number.isNaN(then)) return '';
  const passed = then - now;
  const size = Math.abs(passed);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (size < minuteMs) return relative.format(0, 'second');
  if (size < hourMs) return relative.format(Math.round(passed / minuteMs), 'minute');
  if (size < dayMs) return relative.format(Math.round(passed / hourMs), 'hour');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

/** @see sayMoment; `now` in milliseconds since the epoch, the moment of rendering when left out */
export function TimeAgo({ at, now = Date.now() }: { readonly at: string; readonly now?: number }) {
  const { locale } = useStudioTexts();
  const then = Date.parse(at);
  return (
    <time
      dateTime={at}
      title={
        Number.isNaN(then)
          ? undefined
          : new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(then)
      }
    >
      {sayMoment(at, now, locale)}
    </time>
  );
}
