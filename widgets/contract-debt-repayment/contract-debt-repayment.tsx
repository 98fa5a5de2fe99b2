import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import { PartUnavailable } from '#ui/loan/part-unavailable.tsx';
import { EarlyRepayment } from './early-repayment.tsx';
import { PayOnline } from './pay-online.tsx';
import { PlainTransfer } from './plain-transfer.tsx';
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
            <PlainTransfer block={block} contract={contract} code={repayment.transferCode} />
            {area.ended ? null : settlement ? (
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

export default ContractDebtRepayment;
