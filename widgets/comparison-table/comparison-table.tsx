import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import { Answer } from './answer.tsx';
import type { ComparisonRow, ComparisonTableProps } from './props.ts';

/** The features stay in sight while the options scroll beneath; the ground hides what passes. */
const rowHead = 'sticky left-0 z-10 bg-surface bg-clip-padding';

/**
 * Options side by side, feature by feature. A real table: on a phone it scrolls sideways in a region that the keyboard
 * reaches, and the features stay at its edge.
 */
export function ComparisonTable({ props, block }: ViewProps<ComparisonTableProps>) {
  const { t } = usePage();
  if (props.rows.length === 0) return null;
  const columns = [...props.columns.entries()];
  const captionId = `${block.id}-caption`;
  return (
    <section className="wrap band" aria-label={props.title}>
      <SectionHead block={block} title={props.title} lead={props.lead} />
      {/* The visible caption stands outside of what scrolls, so that a phone shows all of it. */}
      <p id={captionId} aria-hidden="true" className="mb-3 font-semibold">
        {props.caption}
      </p>
      <section
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="card @container relative overflow-x-auto"
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-left">
          <caption className="sr-only">{props.caption}</caption>
          <colgroup>
            <col className={`${columns.length === 2 ? 'w-32' : 'w-34'} @3xl:w-[28%]`} />
            {columns.map(([at]) => (
              <col key={at} className={columns.length === 2 ? 'w-27' : 'w-36'} />
            ))}
          </colgroup>
          <thead>
            <tr className="align-bottom">
              <th scope="col" className={`${rowHead} border-b border-line-strong px-2.5 py-4 @2xl:px-6`}>
                <span className="sr-only">{t('comparison-table.feature')}</span>
              </th>
              {columns.map(([at, column]) => (
                <th
                  key={at}
                  scope="col"
                  className={`border-b border-line-strong px-2.5 py-4 @2xl:px-6 ${column.marked ? 'bg-brand-soft' : ''}`}
                >
                  {column.marked && (
                    <span className="mb-1 block text-sm leading-tight font-semibold text-brand-strong @2xl:mb-2 @2xl:inline-block @2xl:rounded-control @2xl:bg-brand @2xl:px-3 @2xl:py-1 @2xl:text-on-brand">
                      {props.markedWord || t('comparison-table.marked')}
                    </span>
                  )}
                  <span className="block leading-snug text-balance hyphens-auto @2xl:text-heading">
                    {column.title}
                  </span>
                  {column.note && (
                    <span className="mt-1 block text-sm font-normal text-ink-soft">{column.note}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...props.rows.entries()].map(([line, row]) => (
              <Row key={line} row={row} columns={props.columns} />
            ))}
          </tbody>
        </table>
      </section>
      {props.note && <p className="mt-4 max-w-[90ch] text-sm text-ink-soft">{props.note}</p>}
    </section>
  );
}

function Row({ row, columns }: { row: ComparisonRow; columns: ComparisonTableProps['columns'] }) {
  const line = 'border-b border-line px-2.5 py-4 align-top leading-snug group-last:border-b-0 @2xl:px-6';
  return (
    <tr className="group">
      <th scope="row" className={`${rowHead} ${line} text-sm font-semibold hyphens-auto @2xl:text-base`}>
        {row.label}
        {row.hint && <span className="mt-1 block text-sm font-normal text-ink-soft">{row.hint}</span>}
      </th>
      {[...columns.entries()].map(([at, column]) => (
        <td key={at} className={`${line} tabular-nums ${column.marked ? 'bg-brand-soft' : ''}`}>
          <Answer cell={row.cells[at]} />
        </td>
      ))}
    </tr>
  );
}

export default ComparisonTable;
