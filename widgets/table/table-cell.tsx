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

/** One cell. Numbers keep their columns straight; in a card the row's name is its title. */
export function TableCell({ head, column, stacked, text }: TableCellProps) {
  const classes = stacked ? 'cell cell-stacked' : 'cell';
  return head ? (
    <th {...as('rowheader')} scope="row" className={classes}>
      {text}
    </th>
  ) : (
    <td {...as('cell')} data-column={column} className={classes}>
      {text}
    </td>
  );
}
