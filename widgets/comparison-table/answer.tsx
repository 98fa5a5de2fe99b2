import { usePage } from '#engine/react/page-context.tsx';
import type { ComparisonCell } from './props.ts';

/** One answer: a sign with its word, a text, or both. A missing one says so. */
export function Answer({ cell }: { cell: ComparisonCell | undefined }) {
  const { t } = usePage();
  if (!cell || (cell.answer === 'text' && !cell.text))
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('comparison-table.missing')}</span>
      </>
    );
  if (cell.answer === 'text') return cell.text;
  const word = t(`comparison-table.${cell.answer}`);
  return (
    <span className={`flex items-start gap-2 @2xl:flex-row @2xl:gap-2.5 ${cell.text ? 'flex-col' : ''}`}>
      <Sign answer={cell.answer} />
      {cell.text ? (
        <span className="min-w-0">
          <span className="sr-only">{word}: </span>
          {cell.text}
        </span>
      ) : (
        <span>{word}</span>
      )}
    </span>
  );
}

/** Told apart by shape: a full tile with a tick, an empty ring with a cross, a ring half full. */
function Sign({ answer }: { answer: 'yes' | 'no' | 'partly' }) {
  const ring = { cx: 12, cy: 12, r: 10.75, fill: 'none', strokeWidth: 1.5 } as const;
  const stroke = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0">
      {answer === 'yes' && (
        <>
          <circle cx={12} cy={12} r={12} className="fill-brand" />
          <path d="m7 12.4 3.4 3.4L17 9" className="stroke-on-brand" {...stroke} />
        </>
      )}
      {answer === 'no' && (
        <>
          <circle className="stroke-line-strong" {...ring} />
          <path d="m8.5 8.5 7 7m0-7-7 7" className="stroke-ink-soft" {...stroke} />
        </>
      )}
      {answer === 'partly' && (
        <>
          <circle className="stroke-brand" {...ring} />
          <path d="M12 5a7 7 0 0 0 0 14z" className="fill-brand" />
        </>
      )}
    </svg>
  );
}
