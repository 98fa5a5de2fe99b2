import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Contract, WithdrawalReceipt } from '#schemas/lending/contract.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { Result } from '#ui/design/result.tsx';
import { WithdrawalSums } from '#ui/loan/withdrawal-sums.tsx';
import type { Details } from './queries.ts';

interface WithdrawnProps {
  readonly contract: Contract;
  readonly receipt: WithdrawalReceipt;
  readonly details: Pick<Details, 'calls' | 'email'>;
  /** It was confirmed on this screen just now. */
  readonly justNow: boolean;
}

/** That the withdrawal is accepted, what either side returns, and its receipt. */
export function Withdrawn({ contract, receipt, details, justNow }: WithdrawnProps) {
  const { t, locale, href } = usePage();
  return (
    <div className="card p-5 sm:p-7">
      <Result
        kind="done"
        title={t('contract-details.withdrawn')}
        takesFocus={justNow}
        text={t('contract-details.withdrawn-text', {
          date: formatDate(new Date(receipt.at), locale, legalTimeZone),
          email: details.email,
        })}
      >
        <div className="w-full max-w-prose">
          <WithdrawalSums contract={contract} sums={receipt} />
        </div>
        <div className="flex flex-wrap gap-3">
          <a
            className="btn btn-primary"
            href={`${details.calls.documents}${encodeURIComponent(receipt.document_id)}`}
            download=""
          >
            {t('contract-details.receipt')}
          </a>
          <a className="btn btn-secondary" href={href(`/active-contract/docs?contract=${contract.id}`)}>
            {t('contract.nav.docs')}
          </a>
        </div>
      </Result>
    </div>
  );
}
