import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract, WithdrawalReceipt } from '#schemas/lending/contract.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { ContractCard, ValueList } from '#ui/loan/contract-card.tsx';
import { useIntention } from '#ui/loan/use-intention.ts';
import { WithdrawalSums } from '#ui/loan/withdrawal-sums.tsx';
import type { Details } from './queries.ts';
import { Withdrawn } from './withdrawn.tsx';

interface WithdrawalProps {
  readonly block: BlockInfo;
  readonly contract: Contract;
  readonly details: Details;
  readonly days: number;
}

/**
 * Leaving the contract, in sight for all of the 14 days and no harder than concluding it: a statement, its confirmation, a
 * receipt (Directive (EU) 2023/2673, art. 11a; consumer credit act art. 53 and 54).
 */
export function Withdrawal({ block, contract, details, days }: WithdrawalProps) {
  const { t, locale } = usePage();
  const { refresh } = useScreenMoves();
  const intention = useIntention();
  const sending = useSend();
  const [step, setStep] = useState<'offer' | 'confirm'>('offer');
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>(null);
  if (receipt) return <Withdrawn contract={contract} receipt={receipt} details={details} justNow />;
  const withdraw = () =>
    sending.send(async () => {
      const { data } = await callPlatform(details.calls.withdrawal, {
        query: { language: locale },
        headers: { 'idempotency-key': intention(contract.id) },
        body: { confirm: true },
        locale,
      });
      setReceipt(data);
      // Everything else of the screen is of a contract that is over now. What cannot be refreshed stays as it is.
      await refresh().catch(() => undefined);
    });
  return (
    <ContractCard
      block={block}
      id={`${block.id}-withdrawal`}
      title={t('contract-details.withdraw')}
      text={t('contract-details.withdraw-text')}
      aside={<span className="badge">{t('contract-details.days-left', { count: days })}</span>}
    >
      {step === 'offer' ? (
        <div>
          <button
            type="button"
            className="btn btn-secondary w-full sm:w-auto"
            onClick={() => setStep('confirm')}
          >
            {t('contract-details.withdraw-here')}
          </button>
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="font-semibold">{t('contract-details.statement', { number: contract.number })}</p>
          <ValueList
            rows={[
              { name: t('contract-details.name'), value: details.name },
              { name: t('contract-details.contract'), value: contract.number },
              { name: t('contract-details.email'), value: details.email },
            ]}
          />
          {details.terms ? (
            <WithdrawalSums contract={contract} sums={details.terms} />
          ) : (
            <p role="note">{t('contract-details.no-sums')}</p>
          )}
          <p className="text-ink-soft">{t('contract-details.consequences')}</p>
          <ErrorPanel text={sending.error} />
          <div className="flex flex-wrap gap-3">
            <SendButton
              wide={false}
              busy={sending.busy}
              label={t('contract-details.confirm')}
              onPress={() => void withdraw()}
            />
            <button
              type="button"
              className="btn btn-secondary w-full sm:w-auto"
              onClick={() => setStep('offer')}
            >
              {t('contract-details.keep')}
            </button>
          </div>
        </div>
      )}
    </ContractCard>
  );
}
