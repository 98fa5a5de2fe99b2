import { usePage } from '#engine/react/page-context.tsx';
import type { TimeLeft } from './time-left.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Days, hours, minutes and seconds side by side. Screen readers may look it up; they are not told of every second. */
export function TimeTiles({ left }: { left: TimeLeft }) {
  const { t } = usePage();
  return (
    <div role="timer" aria-live="off" className="grid grid-cols-4 gap-2 @md:gap-3">
      {units.map((unit) => (
        <p
          key={unit}
          className="flex flex-col items-center justify-center rounded-control border border-deep-line px-1 py-3"
        >
          <span className="text-2xl font-bold tabular-nums @md:text-3xl">{left[unit]}</span>{' '}
          <span className="text-sm text-on-deep-soft">{t(`countdown.${unit}`, { count: left[unit] })}</span>
        </p>
      ))}
    </div>
  );
}
