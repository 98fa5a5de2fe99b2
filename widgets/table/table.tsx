import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { TableProps } from './props.ts';
import { TableCell } from './table-cell.tsx';

/** Rows shown as cards are no table to a browser any more; these say that they still are one. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader') => ({ role });

/**
 * A table of texts. With more than two columns its rows become cards in a narrow place, each value beside the name of
 * its column. What is still too wide scrolls inside its own region, which the keyboard can reach.
 */
export function Table({ props, block }: ViewProps<TableProps>) {
  const { t } = usePage();
  // Titles and rows may repeat, so their places name them.
  const columns = [...props.columns.entries()];
  const stacked = columns.length > 2;
  const swipes = stacked && props.phones === 'swipe';
  const captionId = `${block.id}-caption`;
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead block={block} title={props.title} />
        {/* The visible caption stands outside of what scrolls, so that a phone shows all of it. */}
        <p id={captionId} aria-hidden="true" className="mb-4 font-semibold">
          {props.caption}
        </p>
        {props.rows.length === 0 ? (
          <p className="empty-state">{t('table.empty')}</p>
        ) : (
          <div className="@container">
            <section
              aria-labelledby={captionId}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
              tabIndex={0}
              className={`rounded-card ${stacked ? '@2xl:overflow-x-auto @2xl:border @2xl:border-line @2xl:bg-surface' : 'overflow-x-auto border border-line bg-surface'} ${swipes ? '@max-2xl:-mx-5 @max-2xl:snap-x @max-2xl:snap-mandatory @max-2xl:scroll-px-5 @max-2xl:overflow-x-auto @max-2xl:rounded-none @max-2xl:px-5 @max-2xl:pb-4' : ''}`}
            >
              <table
                {...as('table')}
                className={`w-full border-collapse text-left ${stacked ? '@max-2xl:block' : ''}`}
              >
                <caption className="sr-only">{props.caption}</caption>
                <thead {...as('rowgroup')} className={stacked ? '@max-2xl:sr-only' : ''}>
                  <tr {...as('row')} className="border-b border-line bg-sunken">
                    {columns.map(([at, column]) => (
                      <th key={at} {...as('columnheader')} scope="col" className="cell cell-head">
                        {column.title || <span className="sr-only">{t('table.unnamed')}</span>}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody
                  {...as('rowgroup')}
                  className={
                    stacked
                      ? `${swipes ? '@max-2xl:flex @max-2xl:w-max' : '@max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)]'} @max-2xl:gap-3 @2xl:divide-y @2xl:divide-line`
                      : 'divide-y divide-line'
                  }
                >
                  {[...props.rows.entries()].map(([line, cells]) => (
                    <tr
                      key={line}
                      {...as('row')}
                      className={`hover:bg-brand-soft/40 ${stacked ? '@max-2xl:block @max-2xl:rounded-card @max-2xl:border @max-2xl:border-line @max-2xl:bg-surface @max-2xl:px-5 @max-2xl:py-3' : ''} ${swipes ? '@max-2xl:w-68 @max-2xl:shrink-0 @max-2xl:snap-start' : ''}`}
                    >
                      {columns.map(([at, column]) => (
                        <TableCell
                          key={at}
                          head={props.rowHeads && at === 0}
                          column={column.title}
                          stacked={stacked}
                          text={cells[at] ?? ''}
                        />
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </div>
        )}
        {props.note && <p className="mt-4 max-w-[90ch] text-sm text-ink-soft">{props.note}</p>}
      </div>
    </section>
  );
}

export default Table;
