import { TriangleAlert } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { CostWarningProps } from './props.ts';
import type { queries } from './queries.ts';

const looks = {
  banner: {
    place: 'bg-sun-soft',
    inner: 'wrap flex gap-4 py-6 sm:gap-5 sm:py-8',
    tile: 'grid size-12 shrink-0 place-items-center rounded-control bg-sun text-deep sm:size-14',
    icon: 'size-7',
    words: 'text-xl leading-snug font-bold tracking-tight hyphens-auto sm:text-2xl',
    advice: 'mt-1 max-w-prose text-base leading-relaxed sm:text-lg',
  },
  inline: {
    place: 'wrap py-3',
    inner: 'flex gap-3 rounded-control border border-line-strong bg-sun-soft px-4 py-3.5',
    tile: 'shrink-0 text-sun-ink',
    icon: 'size-6',
    words: 'text-base leading-normal font-semibold',
    advice: 'mt-1 text-base leading-relaxed',
  },
} as const;

/** The warning that credit advertising must carry, as it is in force on the day of the visit. Nothing before the first. */
export function CostWarning({
  props,
  data,
  block,
}: ViewProps<CostWarningProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { warning } = data;
  if (!warning) return null;
  const look = looks[props.variant];
  const Words = block.first ? 'h1' : 'p';
  return (
    <div role="note" data-cost-warning aria-label={t('cost-warning.label')} className={look.place}>
      <div className={`${look.inner} ${props.advice || props.showSource ? 'items-start' : 'items-center'}`}>
        <span className={look.tile}>
          <TriangleAlert aria-hidden="true" className={look.icon} />
        </span>
        <div className="min-w-0">
          <Words lang={warning.locale} className={look.words}>
            {warning.text}
          </Words>
          {props.advice && <p className={look.advice}>{props.advice}</p>}
          {props.showSource && (
            <p className="mt-1 text-sm text-ink-soft">
              {t('cost-warning.source', { source: warning.source })}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export default CostWarning;
