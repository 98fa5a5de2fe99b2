import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { TableProps } from './props.ts';

/** A table of texts. On a narrow screen it scrolls inside its own region, which the keyboard can reach. */
export function Table({ props, block }: ViewProps<TableProps>) {
  const { t } = usePage();
  const Heading = block.first ? 'h1' : 'h2';
  // Titles and rows may repeat, so their places name them.
  const columns = [...props.columns.entries()];
  const captionId = `${block.id}-caption`;
  return (
    <section className="band">
      <div className="wrap">
        {props.title && <Heading className="mb-6 text-title">{props.title}</Heading>}
        {/* The visible caption stands outside of what scrolls, so that a phone shows all of it. */}
        <p id={captionId} aria-hidden="true" className="mb-3 font-semibold">
          {props.caption}
        </p>
        <section
          aria-labelledby={captionId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="card overflow-x-auto"
        >
          <table className="w-full min-w-max border-collapse text-left desktop:min-w-0">
            <caption className="sr-only">{props.caption}</caption>
            <thead>
              <tr className="border-b border-line-strong">
                {columns.map(([at, column]) => (
                  <th key={at} scope="col" className="px-4 py-3 text-sm font-semibold text-ink-soft sm:px-6">
                    {column.title || <span className="sr-only">{t('table.unnamed')}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {[...props.rows.entries()].map(([line, row]) => (
                <tr key={line}>
                  {columns.map(([at]) => (
                    <Cell key={at} head={props.rowHeads && at === 0} text={row[at] ?? ''} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {props.note && <p className="mt-4 max-w-[90ch] text-sm text-ink-soft">{props.note}</p>}
      </div>
    </section>
  );
}

function Cell({ head, text }: { head: boolean; text: string }) {
  const space = 'max-w-80 px-4 py-3.5 align-top tabular-nums sm:px-6';
  return head ? (
    <th scope="row" className={`${space} font-semibold`}>
      {text}
    </th>
  ) : (
    <td className={space}>{text}</td>
  );
}

export default Table;
