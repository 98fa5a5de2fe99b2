import type { ReactNode } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

/** One column of a table. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: the first column that people read, a row header. */
  readonly heading?: true;
  /** Left out on narrow windows, where what matters must stay readable. */
  readonly wide?: true;
  /** Figures stand at the end. */
  readonly end?: true;
}

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
  /** Keys of the selected rows; null for a table without selection. */
  readonly selected: ReadonlySet<string> | null;
  readonly onSelect: (keys: readonly string[], wanted: boolean) => void;
}

const classOf = ({ wide, end }: { readonly wide?: true; readonly end?: true }) =>
  `${wide ? 'max-desktop:hidden' : ''} ${end ? 'text-end tabular-nums' : ''}`;

/** The table itself. */
export function TableRows<Row>({ label, rows, columns, keyOf, titleOf, selected, onSelect }: Props<Row>) {
  const { t } = useStudioTexts();
  if (rows.length === 0) return null;
  const all = rows.map(keyOf);
  const every = selected !== null && all.every((key) => selected.has(key));
  return (
    <div className="overflow-x-auto">
      <table className="s-table">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {selected && (
              <th scope="col" className="w-10">
                <Tick
                  label={t('parts.select-all')}
                  checked={every}
                  mixed={!every && selected.size > 0}
                  onChange={(wanted) => onSelect(all, wanted)}
                />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <tr key={key} data-selected={selected?.has(key) || undefined}>
                {selected && (
                  <td className="w-10">
                    <Tick
                      label={t('parts.select-row', { title: titleOf(row) })}
                      checked={selected.has(key)}
                      onChange={(wanted) => onSelect([key], wanted)}
                    />
                  </td>
                )}
                {columns.map((column) =>
                  column.heading ? (
                    <th key={column.key} scope="row" className={classOf(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={classOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly onChange: (wanted: boolean) => void;
}

/** A checkbox whose whole cell corner can be hit: 24 px and more ([wcag 2.5.8]). */
function Tick({ label, checked, mixed = false, onChange }: TickProps) {
  return (
    <label className="-m-1 grid size-7 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-4 accent-brand"
        checked={checked}
        ref={(element) => {
          if (element) element.indeterminate = mixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
