import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import type { ContractArea } from '#ui/loan/contract-area.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import { EndedContracts } from '#ui/loan/ended-contracts.tsx';
import { EndedLoan } from './ended-loan.tsx';
import type { ContractMainCardProps } from './props.ts';
import type { queries } from './queries.ts';
import { RunningLoan } from './running-loan.tsx';
import { SignOffer } from './sign-offer.tsx';
import { Signed } from './signed.tsx';

/** What the frame shows from the moment of signing: every part is there. */
const signedArea: ContractArea = { signed: true, ended: null, elsewhere: null, pending: null };

/** The contract at a glance: while it is offered, what is signed; afterwards, what to pay next. */
export function ContractMainCard({
  props,
  data,
  block,
}: ViewProps<ContractMainCardProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { area, contract, others } = data.overview;
  /** The offer that was signed here: once the screen is read anew, it is an offer no more. */
  const [signed, setSigned] = useState<{
    readonly offer: Contract;
    readonly payout: Contract['payout'];
  } | null>(null);
  const offered = contract?.state === 'offered';
  if (contract && offered && signed?.offer === contract)
    return (
      <ContractFrame
        block={block}
        area={signedArea}
        part="main-card"
        title={t('contract-main-card.signed')}
        lead={t('contract-main-card.number', { number: contract.number })}
      >
        <Signed block={block} contract={{ ...contract, payout: signed.payout }} />
      </ContractFrame>
    );
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
          <SignOffer
            block={block}
            contract={contract}
            overview={data.overview}
            onSigned={(payout) => setSigned({ offer: contract, payout })}
          />
        ) : area.ended ? (
          <EndedLoan block={block} contract={contract} ended={area.ended} files={data.overview.files} />
        ) : (
          <RunningLoan block={block} contract={contract} overview={data.overview} />
        ))}
      {others.length > 0 && (
        <ContractCard block={block} title={t('contract.ended.title')} text={t('contract.ended.text')}>
          <EndedContracts contracts={others} />
        </ContractCard>
      )}
    </ContractFrame>
  );
}

export default ContractMainCard;
