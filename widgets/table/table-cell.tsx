interface TableCellProps {
  /** Whether it names its row. */
  readonly head: boolean;
  /** Name of its column, shown beside the value where the row is a card. */
  readonly column: string;
  /** Whether rows become cards in a narrow place. */
  readonly stacked: boolean;
  readonly text: string;
}

/** The role that a cell loses to the browser where its row is shown as a card. */
const as = (role: 'rowheader' | 'cell') => ({ role });

const line =
  '@max-2xl:flex @max-2xl:justify-between @max-2xl:gap-6 @max-2xl:px-0 @max-2xl:py-1.5 @max-2xl:text-right @max-2xl:empty:hidden ' +
  '@max-2xl:before:max-w-[55%] @max-2xl:before:[overflow-wrap:anywhere] @max-2xl:before:text-left @max-2xl:before:font-normal @max-2xl:before:text-ink-soft @max-2xl:before:content-[attr(data-column)]';
const title =
  '@max-2xl:mb-1 @max-2xl:block @max-2xl:border-b @max-2xl:border-line @max-2xl:px-0 @max-2xl:pt-1 @max-2xl:pb-2.5 @max-2xl:text-lg';

/** One cell. Numbers keep their columns straight; in a card the row's name is its title. */
export function TableCell({ head, column, stacked, text }: TableCellProps) {
  const place = 'px-4 py-3.5 align-top tabular-nums sm:px-6';
  return head ? (
    <th {...as('rowheader')} scope="row" className={`${place} font-semibold ${stacked ? title : ''}`}>
      {text}
    </th>
  ) : (
    <td {...as('cell')} data-column={column} className={`${place} ${stacked ? line : ''}`}>
      {text}
    </td>
  );
}
