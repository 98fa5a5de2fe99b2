import { useState } from 'react';
import { SendButton } from '#account/send-button.tsx';
import { Trouble } from '#account/trouble.tsx';
import { useSend } from '#account/use-send.ts';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { ContractFrame } from '#flow/contract-frame.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { HistoryRow } from '#schemas/lending/contract.ts';
import { MovementList } from './movement-list.tsx';
import type { ContractHistoryProps } from './props.ts';
import type { queries } from './queries.ts';

const filters = ['all', 'in', 'out'] as const;
const fits = {
  all: () => true,
  in: (row: HistoryRow) => row.amount_minor >= 0,
  out: (row: HistoryRow) => row.amount_minor < 0,
};

/** Money that moved, newest first, a page at a time. */
export function ContractHistory({
  props,
  data,
  block,
}: ViewProps<ContractHistoryProps, never, ReturnType<typeof queries>>) {
  const { t, locale } = usePage();
  const { area, path, pageSize, currency } = data.history;
  const [older, setOlder] = useState<readonly HistoryRow[]>([]);
  /** Lines of the page asked for last; null while it is the one the screen came with. */
  const [olderPage, setOlderPage] = useState<number | null>(null);
  const lastPage = olderPage ?? data.history.rows?.length ?? 0;
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const sending = useSend();
  const rows = [...(data.history.rows ?? []), ...older];
  const shown = rows.filter(fits[filter]);
  const more = () =>
    sending.send(async () => {
      const { data: page } = await callPlatform({
        path,
        query: { limit: pageSize, offset: rows.length },
        locale,
      });
      // The platform's own schemas checked it before it was sent.
      const next = page as readonly HistoryRow[];
      // What moved meanwhile shifts the pages: nothing is shown twice.
      const known = new Set(rows.map(({ id }) => id));
      setOlder([...older, ...next.filter(({ id }) => !known.has(id))]);
      setOlderPage(next.length);
    });
  return (
    <ContractFrame
      block={block}
      area={area}
      part="history"
      title={props.title || t('contract-history.title')}
      ok={data.history.rows !== null}
    >
      {rows.length === 0 ? (
        <p className="empty-state">{t('contract-history.empty')}</p>
      ) : (
        <div className="card grid gap-5 p-5 sm:p-7">
          <fieldset className="flex flex-wrap gap-2" data-print="no">
            <legend className="sr-only">{t('contract-history.filter')}</legend>
            {filters.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={filter === name}
                onClick={() => setFilter(name)}
                className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-semibold hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
              >
                {t(`contract-history.filter-${name}`)}
              </button>
            ))}
          </fieldset>
          <p role="status" className={shown.length === 0 ? 'empty-state' : 'sr-only'}>
            {shown.length === 0
              ? t('contract-history.none-fit')
              : t('contract-history.shown', { count: shown.length })}
          </p>
          <MovementList rows={shown} currency={currency} />
          <Trouble text={sending.trouble} />
          {lastPage === pageSize && (
            <SendButton
              look="secondary"
              wide={false}
              busy={sending.busy}
              label={t('contract-history.older')}
              onPress={() => void more()}
            />
          )}
        </div>
      )}
    </ContractFrame>
  );
}

export default ContractHistory;
