import { CircleCheck } from 'lucide-react';
import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract, SignedContract } from '#schemas/lending/contract.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { unavailable } from '#ui/loan/contract-area.ts';
import { ContractCard, ValueList } from '#ui/loan/contract-card.tsx';
import { DocumentLinks } from '#ui/loan/document-links.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { PartUnavailable } from '#ui/loan/part-unavailable.tsx';
import { WithdrawalSums } from '#ui/loan/withdrawal-sums.tsx';
import type { Overview } from './queries.ts';

interface EndedLoanProps {
  readonly block: BlockInfo;
  readonly contract: Contract;
  readonly ended: SignedContract;
  readonly files: Overview['files'];
}

const parts = ['docs', 'history', 'details'] as const;

/** A loan that is over: how it ended, the customer's money that is still with us, and what stays to be read. */
export function EndedLoan({ block, contract, ended, files }: EndedLoanProps) {
  const { t, href } = usePage();
  const link = (part: string) => href(`/active-contract/${part}?contract=${ended.id}`);
  return (
    <>
      {contract.withdrawal ? (
        <ContractCard block={block} title={t('contract-main-card.withdrawn')}>
          <WithdrawalSums contract={contract} sums={contract.withdrawal} />
          {ended.to_return && (
            <div>
              <a className="btn btn-primary w-full sm:w-auto" href={link('debt-repayment')}>
                {t('contract-main-card.give-back')}
              </a>
            </div>
          )}
        </ContractCard>
      ) : (
        <ContractCard block={block} title={t('contract-main-card.paid-off')}>
          <p className="flex gap-2.5">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
            {t('contract-main-card.paid-off-text')}
          </p>
        </ContractCard>
      )}
      <HeldMoney block={block} contract={contract} ended={ended} to={link('transfer')} />
      <ContractCard
        block={block}
        title={t('contract-main-card.kept')}
        text={t('contract-main-card.kept-text')}
      >
        {files === unavailable ? <PartUnavailable /> : <DocumentLinks files={files} />}
        <ul className="flex flex-wrap gap-3">
          {parts.map((part) => (
            <li key={part}>
              <a className="btn btn-secondary" href={link(part)}>
                {t(`contract.nav.${part}`)}
              </a>
            </li>
          ))}
        </ul>
      </ContractCard>
    </>
  );
}

/** Money of the customer's: what waits to be transferred, and what was sent back already. */
function HeldMoney({
  block,
  contract,
  ended,
  to,
}: Pick<EndedLoanProps, 'block' | 'contract' | 'ended'> & { readonly to: string }) {
  const { t, locale } = usePage();
  const { money } = useFigures(ended.currency);
  const { refunds } = contract;
  return (
    <ContractCard block={block} title={t('contract-main-card.held')}>
      <div>
        <p className="text-display leading-none font-bold tracking-tight">{money(ended.held_minor)}</p>
        <p className="mt-3 text-ink-soft">
          {t(ended.held_minor > 0 ? 'contract-main-card.held-text' : 'contract-main-card.held-none')}
        </p>
      </div>
      {refunds.length > 0 && (
        <ValueList
          rows={refunds.map(({ at, amount_minor: amount, account }) => ({
            name: t('contract-main-card.sent-back', {
              date: formatDate(new Date(at), locale, legalTimeZone),
              account: `${account.bank}, ${account.masked_iban}`,
            }),
            value: money(amount),
          }))}
        />
      )}
      {ended.held_minor > 0 && (
        <div>
          <a className="btn btn-primary w-full sm:w-auto" href={to}>
            {t('contract-main-card.to-transfer')}
          </a>
        </div>
      )}
    </ContractCard>
  );
}
