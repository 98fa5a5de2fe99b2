import { usePage } from '#engine/react/page-context.tsx';
import { ContractCard } from '#flow/contract-card.tsx';
import { ContractFrame } from '#flow/contract-frame.tsx';
import { CopyLine } from '#flow/copy-line.tsx';
import { PartUnavailable } from '#flow/part-unavailable.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { EarlyRepayment } from './early-repayment.tsx';
import { PayOnline } from './pay-online.tsx';
import type { ContractDebtRepaymentProps } from './props.ts';
import type { queries } from './queries.ts';

/** Paying: online, or by a transfer to the contract's own account; and what paying early would save. */
export function ContractDebtRepayment({
  props,
  data,
  block,
}: ViewProps<ContractDebtRepaymentProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { repayment } = data;
  const { area, contract, settlement } = repayment;
  return (
    <ContractFrame
      block={block}
      area={area}
      part="debt-repayment"
      title={props.title || t('contract-debt-repayment.title')}
      lead={t('contract-debt-repayment.lead')}
      ok={contract !== null}
    >
      {contract && (
        <div className="grid grid-cols-1 items-start gap-6 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PayOnline block={block} contract={contract} repayment={repayment} />
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <ContractCard
              block={block}
              title={t('contract-debt-repayment.transfer')}
              text={t('contract-debt-repayment.transfer-text')}
            >
              <dl>
                {transferLines(contract).map(([key, shown, copied]) => (
                  <CopyLine
                    key={key}
                    name={t(`contract-debt-repayment.${key}`)}
                    shown={shown}
                    copied={copied}
                  />
                ))}
              </dl>
            </ContractCard>
            {settlement ? (
              <EarlyRepayment
                block={block}
                repayment={{ ...repayment, settlement }}
                withdrawUntil={contract.withdraw_until}
              />
            ) : (
              <ContractCard block={block} title={t('contract-debt-repayment.early')}>
                <PartUnavailable />
              </ContractCard>
            )}
          </div>
        </div>
      )}
    </ContractFrame>
  );
}

/** What goes into a bank's form: key, as it is read, as it is pasted. */
const transferLines = ({ repayment_account: account }: Contract): [string, string, string][] => [
  ['recipient', account.recipient, account.recipient],
  [
    'iban',
    account.iban.replace(/^PL/, '').replace(/^(\d\d)|(\d{4})(?=\d)/g, '$1$2 '),
    account.iban.replace(/^PL/, ''),
  ],
  ['transfer-title', account.title, account.title],
];

export default ContractDebtRepayment;
