import { Check } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ApplicationStep } from '#schemas/lending/application.ts';

interface StepTrackProps {
  readonly steps: readonly ApplicationStep[];
  /** Alias of the step that is shown. */
  readonly at: string;
  /** How many from the beginning may be opened. */
  readonly reachable: number;
  readonly open: (alias: string) => void;
}

/** The steps of the application: which one this is, and the way back to those that are done. */
export function StepTrack({ steps, at, reachable, open }: StepTrackProps) {
  const { t } = usePage();
  return (
    <nav aria-label={t('application.steps')}>
      <ol className="-ml-2 flex flex-wrap gap-1 sm:-ml-1 lg:flex-nowrap">
        {steps.map(({ alias, title, done }, index) => {
          const current = alias === at;
          const mark = (
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-bold ${
                current
                  ? 'border-brand bg-brand text-on-brand'
                  : done
                    ? 'border-brand bg-brand-soft text-brand-strong'
                    : 'border-line-strong text-ink-soft'
              }`}
            >
              {done && !current ? <Check className="size-4" /> : index + 1}
            </span>
          );
          const name = (
            <span
              className={
                current ? 'min-w-0 font-semibold text-ink max-sm:sr-only' : 'sr-only min-w-0 lg:not-sr-only'
              }
            >
              {title}
            </span>
          );
          const look =
            'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-1 text-left text-sm leading-tight';
          return (
            <li key={alias} className="lg:min-w-0 lg:flex-1">
              {!current && index < reachable ? (
                <button
                  type="button"
                  onClick={() => open(alias)}
                  className={`${look} text-ink hover:bg-brand-soft`}
                >
                  {mark}
                  {name}
                  {done && <span className="sr-only">, {t('flow.stage-done')}</span>}
                </button>
              ) : (
                <span
                  {...(current ? { 'aria-current': 'step' as const } : {})}
                  className={`${look} text-ink-soft`}
                >
                  {mark}
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
