import { CircleAlert, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ScheduleRow } from '#schemas/lending/contract.ts';
import { useFigures } from '#ui/loan/money.ts';
import { nearRows } from './near-rows.ts';

/** Columns of the table, and of the file made of it. */
export const scheduleColumns = [
  'number',
  'due',
  'instalment',
  'principal',
  'interest',
  'fee',
  'balance',
] as const;

const looks = {
  paid: [CircleCheck, 'text-success'],
  part: [CircleDashed, 'text-info'],
  due: [CircleDot, 'text-info'],
  late: [CircleAlert, 'text-danger'],
  planned: [CircleDashed, 'text-ink-soft'],
} as const;

/** Rows shown as cards are no table to a browser any more; these say that they still are one. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });

const cell =
  'px-2 py-2.5 align-top print:px-1! tabular-nums not-print:@max-3xl:flex not-print:@max-3xl:justify-between not-print:@max-3xl:gap-4 not-print:@max-3xl:px-0 not-print:@max-3xl:py-1 ' +
  'not-print:@max-3xl:before:text-ink-soft not-print:@max-3xl:before:content-[attr(data-column)]';
const sum = `${cell} text-right whitespace-nowrap`;

interface ScheduleTableProps {
  readonly id: string;
  readonly rows: readonly ScheduleRow[];
  readonly currency: string;
}

/** The schedule, each row with what became of it in words. In a narrow place each row is a card. */
export function ScheduleTable({ id, rows, currency }: ScheduleTableProps) {
  const { t } = usePage();
  const { money, date } = useFigures(currency);
  const word = (key: string) => t(`contract-details.column-${key}`);
  const near = nearRows(rows);
  return (
    // Folded where rows are cards, without a script: on paper, and where there is room, all of them are there.
    <div className="grid gap-4 not-print:@max-3xl:not-has-[:checked]:[&_[data-far]]:hidden">
      <table
        {...as('table')}
        aria-label={t('contract-details.schedule')}
        id={`${id}-schedule`}
        className="w-full text-[0.9375rem]"
      >
        <thead {...as('rowgroup')} className="not-print:@max-3xl:sr-only">
          <tr {...as('row')} className="border-b-2 border-line-strong text-left">
            {[...scheduleColumns, 'state'].map((key) => (
              <th
                key={key}
                {...as('columnheader')}
                scope="col"
                className={`px-2 py-2 font-semibold print:px-1! ${key === 'number' || key === 'due' || key === 'state' ? '' : 'text-right'}`}
              >
                {word(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className="not-print:@max-3xl:grid not-print:@max-3xl:gap-3">
          {rows.map((row) => {
            const [Icon, colour] = looks[row.state];
            return (
              <tr
                key={row.number}
                {...as('row')}
                data-far={near.has(row.number) ? undefined : ''}
                className={`border-b border-line not-print:@max-3xl:grid not-print:@max-3xl:rounded-control not-print:@max-3xl:border not-print:@max-3xl:p-4 ${row.state === 'paid' ? 'text-ink-soft' : ''}`}
              >
                <th
                  {...as('rowheader')}
                  scope="row"
                  data-column={word('number')}
                  className={`${cell} text-left font-semibold`}
                >
                  {row.number}
                </th>
                <td
                  {...as('cell')}
                  data-column={word('due')}
                  className={`${cell} not-print:@3xl:whitespace-nowrap`}
                >
                  {date(row.due_on)}
                </td>
                <td {...as('cell')} data-column={word('instalment')} className={`${sum} font-semibold`}>
                  {money(row.instalment_minor)}
                </td>
                <td {...as('cell')} data-column={word('principal')} className={sum}>
                  {money(row.principal_minor)}
                </td>
                <td {...as('cell')} data-column={word('interest')} className={sum}>
                  {money(row.interest_minor)}
                </td>
                <td {...as('cell')} data-column={word('fee')} className={sum}>
                  {money(row.fee_minor)}
                </td>
                <td {...as('cell')} data-column={word('balance')} className={sum}>
                  {money(row.balance_minor)}
                </td>
                <td {...as('cell')} data-column={word('state')} className={cell}>
                  <span
                    className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}
                  >
                    <Icon aria-hidden="true" className="size-4 shrink-0 print:hidden" />
                    {t(`contract-details.state-${row.state}`)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > near.size && (
        <label className="tick min-h-11 items-center font-semibold @3xl:hidden print:hidden">
          <input type="checkbox" autoComplete="off" />
          {t('contract-details.all-rows', { all: rows.length })}
        </label>
      )}
    </div>
  );
}
