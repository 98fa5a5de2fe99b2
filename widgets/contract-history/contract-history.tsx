import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { HistoryAccount } from '#schemas/lending/contract.ts';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import { AccountHistory } from './account-history.tsx';
import type { ContractHistoryProps } from './props.ts';
import type { queries } from './queries.ts';

/** In the order of the switch. Not the contract's own list: its checks are not for browsers. */
const historyAccounts = ['loan', 'card'] as const satisfies readonly HistoryAccount[];

/** Money that moved, newest first: on the loan, and on the account of its card. The two are never mixed. */
export function ContractHistory({
  props,
  data,
  block,
}: ViewProps<ContractHistoryProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { area, rows } = data.history;
  const [account, setAccount] = useState<HistoryAccount>('loan');
  return (
    <ContractFrame
      block={block}
      area={area}
      part="history"
      title={props.title || t('contract-history.title')}
      ok={rows !== null}
    >
      <fieldset className="flex flex-wrap gap-2" data-print="no">
        <legend className="sr-only">{t('contract-history.filter')}</legend>
        {historyAccounts.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={account === name}
            onClick={() => setAccount(name)}
            className="min-h-11 rounded-full border border-line-strong bg-surface px-5 font-semibold hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
          >
            {t(`contract-history.on-${name}`)}
          </button>
        ))}
      </fieldset>
      {rows &&
        historyAccounts.map((name) => (
          // Both are kept, so that who goes to and fro finds the older lines again.
          <div key={name} hidden={account !== name}>
            <AccountHistory block={block} account={name} first={rows[name]} history={data.history} />
          </div>
        ))}
    </ContractFrame>
  );
}

export default ContractHistory;
