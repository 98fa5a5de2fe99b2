import { usePage } from '#engine/react/page-context.tsx';
import { ContractFrame } from '#flow/contract-frame.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { ContractMainCardProps } from './props.ts';
import type { queries } from './queries.ts';
import { RunningLoan } from './running-loan.tsx';
import { SignOffer } from './sign-offer.tsx';

/** The contract at a glance: while it is offered, what is signed; afterwards, what to pay next. */
export function ContractMainCard({
  props,
  data,
  block,
}: ViewProps<ContractMainCardProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { area, contract, card, dueInDays } = data.overview;
  const offered = contract?.state === 'offered';
  return (
    <ContractFrame
      block={block}
      area={area}
      part="main-card"
      title={props.title || t(offered ? 'contract-main-card.sign-title' : 'contract-main-card.title')}
      lead={
        offered
          ? t('contract-main-card.sign-lead')
          : contract && t('contract-main-card.number', { number: contract.number })
      }
      ok={contract !== null}
    >
      {contract &&
        (offered ? (
          <SignOffer block={block} contract={contract} overview={data.overview} />
        ) : (
          <RunningLoan block={block} contract={contract} card={card} dueInDays={dueInDays} />
        ))}
    </ContractFrame>
  );
}

export default ContractMainCard;
