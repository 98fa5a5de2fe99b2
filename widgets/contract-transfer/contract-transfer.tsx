import { Landmark } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { unavailable } from '#ui/loan/contract-area.ts';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import { NoCard } from '#ui/loan/no-card.tsx';
import { NothingYet } from '#ui/loan/nothing-yet.tsx';
import type { ContractTransferProps } from './props.ts';
import type { queries } from './queries.ts';
import { TransferForm } from './transfer-form.tsx';

/** Money from the card's account to an account that was proved to be the customer's own, and to no other. */
export function ContractTransfer({
  props,
  data,
  block,
}: ViewProps<ContractTransferProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { area, card, accounts, calls } = data.transfer;
  return (
    <ContractFrame
      block={block}
      area={area}
      part="transfer"
      title={props.title || t('contract-transfer.title')}
      lead={t('contract-transfer.lead')}
      ok={card !== unavailable && accounts !== unavailable}
    >
      {card === null && <NoCard />}
      {card &&
        card !== unavailable &&
        accounts !== unavailable &&
        (accounts && accounts.length > 0 ? (
          <TransferForm
            block={block}
            card={card}
            accounts={accounts}
            calls={calls}
            ended={area.ended?.id ?? null}
          />
        ) : (
          <NothingYet
            icon={Landmark}
            text={t('contract-transfer.no-account')}
            ask={t('contract-transfer.add-account')}
          />
        ))}
    </ContractFrame>
  );
}

export default ContractTransfer;
