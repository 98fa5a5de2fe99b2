import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { unavailable } from '#ui/loan/contract-area.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { DocumentLinks } from '#ui/loan/document-links.tsx';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { PartUnavailable } from '#ui/loan/part-unavailable.tsx';
import { StepUpPanel } from '#ui/loan/step-up-panel.tsx';
import { useIntention } from '#ui/loan/use-intention.ts';
import { useStatusGuard } from '#ui/loan/use-status-guard.ts';
import { DeclineOffer } from './decline-offer.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import type { Overview } from './queries.ts';

interface SignOfferProps {
  readonly block: BlockInfo;
  readonly contract: Contract;
  readonly overview: Overview;
  /** Told when the platform has the signature: where the money went. */
  readonly onSigned: (payout: Contract['payout']) => void;
}

const boxes = ['sheet', 'contract'] as const;
const after = ['after-payout', 'after-first', 'after-withdraw', 'after-early'] as const;

/**
 * The offer: every figure, documents to read first, two boxes that nobody ticked, and a code that signs (art. 13 and 29 of
 * the consumer credit act; Directive (EU) 2023/2225 art. 15: nothing is ticked beforehand).
 */
export function SignOffer({ block, contract, overview, onSigned }: SignOfferProps) {
  const { t, locale } = usePage();
  const guard = useStatusGuard();
  const intention = useIntention();
  const figures = useFigures(contract.figures.currency);
  const form = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [payout, setPayout] = useState(contract.payout.to);
  const [awaited, setAwaited] = useState(false);
  /** The account the money is sent to; null for the card's. */
  const account = payout === 'card-account' ? null : contract.payout.account;
  const idOf = (name: string) => `${block.id}-${name}`;
  const ready = () => {
    const open = boxes.filter(
      (name) => !form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.checked,
    );
    setMissing(open);
    if (open[0]) document.getElementById(idOf(open[0]))?.focus();
    return open.length === 0;
  };
  const sign = async (code: string) => {
    await guard(() =>
      callPlatform(overview.calls.sign, {
        query: { language: locale },
        headers: { 'idempotency-key': intention(`${contract.id} ${payout}`) },
        body: { code, sheet_received: true, accepts_contract: true, payout },
        locale,
      }),
    );
    onSigned({ to: payout, account });
  };
  const { files } = overview;
  const hasDocuments = files !== unavailable && files.length > 0;
  return (
    <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
      <div className="@3xl:order-2">
        <LoanFigures id={block.id} loan={contract.figures} title={t('contract-main-card.figures')} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <ContractCard
          block={block}
          title={t('contract-main-card.read')}
          text={t('contract-main-card.read-text')}
        >
          {files === unavailable ? (
            <PartUnavailable />
          ) : hasDocuments ? (
            <DocumentLinks files={files} />
          ) : (
            <p className="empty-state">{t('contract-main-card.no-papers')}</p>
          )}
        </ContractCard>
        {hasDocuments && (
          <ContractCard block={block} title={t('contract-main-card.sign')}>
            {/* The code is bound to the choice: to choose otherwise one goes back first. */}
            {contract.payout.account && !awaited && (
              <PayoutChoice
                id={idOf('payout')}
                account={contract.payout.account}
                chosen={payout}
                onChoose={setPayout}
              />
            )}
            <div ref={form} className="grid gap-4">
              {boxes.map((name) => (
                <div key={name} className="grid gap-1.5">
                  <label className="tick" htmlFor={idOf(name)}>
                    <input
                      id={idOf(name)}
                      type="checkbox"
                      name={name}
                      autoComplete="off"
                      aria-invalid={missing.includes(name) || undefined}
                      aria-describedby={missing.includes(name) ? idOf(`${name}-error`) : undefined}
                      onChange={() => setMissing(missing.filter((other) => other !== name))}
                    />
                    <span className="min-w-0">{t(`contract-main-card.box-${name}`)}</span>
                  </label>
                  {missing.includes(name) && (
                    <p id={idOf(`${name}-error`)} className="field-error flex items-start gap-1.5 pl-9">
                      <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
                      {t('contract-main-card.box-missing')}
                    </p>
                  )}
                </div>
              ))}
            </div>
            <StepUpPanel
              id={idOf('code')}
              codeCall={overview.calls.code}
              action="contract.sign"
              details={() => ({ payout })}
              level={block.first ? 'h2' : 'h3'}
              askLabel={t('contract-main-card.ask')}
              doLabel={t('contract-main-card.do-sign')}
              summary={
                <>
                  <p>
                    {t('contract-main-card.summary', {
                      number: contract.number,
                      amount: figures.money(contract.figures.amount_minor),
                      total: figures.money(contract.figures.total_payable_minor),
                    })}
                  </p>
                  <p className="mt-2 break-words">
                    {account
                      ? t('contract-main-card.summary-account', {
                          // Its parts stay on one line.
                          account: `${account.bank}, ${account.masked_iban.replaceAll(' ', '\u00A0')}`,
                        })
                      : t('contract-main-card.summary-card')}
                  </p>
                </>
              }
              ready={ready}
              onAwait={setAwaited}
              confirm={sign}
            />
          </ContractCard>
        )}
        <ContractCard block={block} title={t('contract-main-card.after')}>
          <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-brand">
            {after.map((key) => (
              <li key={key} className="pl-1">
                {key === 'after-payout' && account
                  ? t('contract-main-card.after-payout-account', { account: account.masked_iban })
                  : t(`contract-main-card.${key}`)}
              </li>
            ))}
          </ol>
        </ContractCard>
        <DeclineOffer cancelCall={overview.calls.cancel} />
      </div>
    </div>
  );
}
