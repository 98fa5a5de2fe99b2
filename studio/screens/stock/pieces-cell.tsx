import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StockRow } from '#schemas/studio/orders.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';
import { PiecesForm } from './pieces-form.tsx';
import { countOf, stockTitle } from './stock-call.ts';

interface Props {
  readonly row: StockRow;
  readonly mayChange: boolean;
  /** Asks for the list again. */
  readonly refresh: () => Promise<unknown>;
}

/** How many pieces there are in the house, changed in its place. */
export function PiecesCell({ row, mayChange, refresh }: Props) {
  const { t, locale } = useStudioTexts();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The form had the focus: it goes back to what opened it. */
  const hadFocus = useRef(false);
  useEffect(() => {
    if (editing) hadFocus.current = true;
    else if (hadFocus.current) {
      hadFocus.current = false;
      button.current?.focus();
    }
  }, [editing]);
  // A row that a change took out of the list takes the focus with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('studio-main')?.focus({ preventScroll: true });
    },
    [],
  );
  const count = countOf(row);
  if (editing)
    return (
      <PiecesForm
        row={row}
        onSaved={async () => {
          await refresh();
          setEditing(false);
        }}
        onClose={() => setEditing(false)}
      />
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {count === null ? (
        <Badge>{t('stock.uncounted')}</Badge>
      ) : (
        <span className="tabular-nums">{new Intl.NumberFormat(locale).format(count)}</span>
      )}
      {mayChange && (
        <button
          ref={button}
          type="button"
          className="s-btn s-btn-quiet s-icon-btn"
          aria-label={t(count === null ? 'stock.begin' : 'stock.change', { title: stockTitle(row) })}
          title={t(count === null ? 'stock.begin-short' : 'stock.change-short')}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden="true" size={16} />
        </button>
      )}
    </span>
  );
}
