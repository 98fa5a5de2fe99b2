import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { HistoryAccount, HistoryRow } from '#schemas/lending/contract.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { MovementList } from './movement-list.tsx';
import type { History } from './queries.ts';

interface AccountHistoryProps {
  readonly block: BlockInfo;
  readonly account: HistoryAccount;
  /** Lines the screen came with. */
  readonly first: readonly HistoryRow[];
  readonly history: Pick<History, 'call' | 'of' | 'pageSize' | 'currency'>;
}

/** What moved on one side of the contract, a page at a time. */
export function AccountHistory({ block, account, first, history }: AccountHistoryProps) {
  const { t, locale } = usePage();
  const { call, of, pageSize, currency } = history;
  const [older, setOlder] = useState<readonly HistoryRow[]>([]);
  /** Lines of the page asked for last; null while it is the one the screen came with. */
  const [olderPage, setOlderPage] = useState<number | null>(null);
  const lastPage = olderPage ?? first.length;
  const sending = useSend();
  const rows = [...first, ...older];
  const more = () =>
    sending.send(async () => {
      const { data: next } = await callPlatform(call, {
        query: { limit: pageSize, offset: rows.length, account, ...of },
        locale,
      });
      // What moved meanwhile shifts the pages: nothing is shown twice.
      const known = new Set(rows.map(({ id }) => id));
      setOlder([...older, ...next.filter(({ id }) => !known.has(id))]);
      setOlderPage(next.length);
    });
  return (
    <ContractCard
      block={block}
      title={t(`contract-history.on-${account}`)}
      text={t(`contract-history.on-${account}-text`)}
    >
      {rows.length === 0 ? (
        <p className="empty-state">{t('contract-history.empty')}</p>
      ) : (
        <MovementList rows={rows} account={account} currency={currency} />
      )}
      <p role="status" className="sr-only">
        {t('contract-history.shown', { count: rows.length })}
      </p>
      <ErrorPanel text={sending.error} />
      {lastPage === pageSize && (
        <SendButton
          look="secondary"
          wide={false}
          busy={sending.busy}
          label={t('contract-history.older')}
          onPress={() => void more()}
        />
      )}
    </ContractCard>
  );
}
