import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { HistoryAccount, HistoryRow } from '#schemas/lending/contract.ts';
import { Moment } from '#ui/design/moment.tsx';
import { useFigures } from '#ui/loan/money.ts';

interface MovementListProps {
  readonly rows: readonly HistoryRow[];
  readonly account: HistoryAccount;
  readonly currency: string;
}

/** Movements line by line: what it was, when, how much; the direction is a sign and a picture, never a colour alone. */
export function MovementList({ rows, account, currency }: MovementListProps) {
  const { t } = usePage();
  const { money } = useFigures(currency);
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => {
        const incoming = row.amount_minor >= 0;
        const Icon = incoming ? ArrowDownLeft : ArrowUpRight;
        return (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3.5">
            <span
              className={`grid size-10 shrink-0 place-items-center rounded-full ${incoming ? 'bg-success-soft text-success' : 'bg-sunken text-ink-soft'}`}
            >
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0 flex-1 basis-36">
              <span className="block font-semibold break-words">
                {t(
                  row.kind === 'payout' && account === 'card'
                    ? 'contract-history.kind-payout-card'
                    : `contract-history.kind-${row.kind}`,
                )}
              </span>
              <span className="block text-sm break-words text-ink-soft">
                <Moment at={row.at} />
                {row.note !== '' && ` · ${row.note}`}
              </span>
            </span>
            <strong className={`ml-auto whitespace-nowrap tabular-nums ${incoming ? 'text-success' : ''}`}>
              {incoming ? '+' : '\u2212'}
              {money(Math.abs(row.amount_minor))}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}
