import { CalendarCheck } from 'lucide-react';
import { formatDate } from '#engine/format/date.ts';
import { formatTime } from '#engine/format/moments.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import type { CountdownProps } from './props.ts';
import type { queries } from './queries.ts';
import { TimeTiles } from './time-tiles.tsx';
import { useTimeLeft } from './use-time-left.ts';

/**
 * How long until something ends. The real date, in Polish time and saying so, always stands beside the ticking numbers: whoever reads slowly is not
 * hurried. The server tells the days, the browser the seconds; both take the same room.
 */
export function Countdown({
  props,
  data,
  block,
}: ViewProps<CountdownProps, never, ReturnType<typeof queries>>) {
  const { t, locale, href } = usePage();
  const end = new Date(props.at);
  const left = useTimeLeft(end.getTime());
  const { days } = data;
  const ended = left === null || (left === undefined && (days === null || days < 0));
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="wrap band" aria-label={props.title}>
      <div className="@container">
        <div className="on-deep grid grid-cols-1 items-center gap-6 rounded-card bg-deep p-6 text-on-deep @md:p-8 @3xl:grid-cols-[minmax(0,1fr)_26rem] @3xl:gap-12 @3xl:p-10">
          <div className="min-w-0">
            <Heading className="text-title hyphens-auto">{props.title}</Heading>
            {props.lead && <p className="mt-3 text-lead text-on-deep-soft">{props.lead}</p>}
            {days !== null && (
              <p className="mt-4 flex items-start gap-2">
                <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                <time dateTime={props.at}>
                  {t(ended ? 'countdown.was' : 'countdown.until', {
                    date: formatDate(end, locale, legalTimeZone),
                    time: formatTime(end, { locale, timeZone: legalTimeZone }),
                  })}
                </time>
              </p>
            )}
            {props.action && !ended && (
              <p className="mt-6">
                <a className="btn btn-primary" href={href(props.action.href)}>
                  {props.action.label}
                </a>
              </p>
            )}
          </div>
          <div className="grid min-h-24">
            <div aria-live="polite" className="empty:hidden">
              {ended && (
                <p className="grid h-full place-items-center rounded-control border border-deep-line p-4 text-center text-lg font-semibold">
                  {props.ended}
                </p>
              )}
            </div>
            {left && <TimeTiles left={left} />}
            {left === undefined && !ended && (
              <p className="grid place-items-center rounded-control border border-deep-line p-3 text-center text-xl font-bold @md:text-2xl">
                {days === 0 ? t('countdown.today') : t('countdown.left', { count: days ?? 0 })}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

export default Countdown;
