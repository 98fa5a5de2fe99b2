import { CircleCheck } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { RetryButton } from '#ui/design/retry-button.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { FirstSteps } from './first-steps.tsx';

interface SignedProps {
  readonly block: BlockInfo;
  /** As it was offered, but for where the money went. */
  readonly contract: Contract;
}

/** The moment after the signature: that it is done, where the money is, and what to do now. */
export function Signed({ block, contract }: SignedProps) {
  const { t } = usePage();
  const { money } = useFigures(contract.figures.currency);
  const amount = money(contract.figures.amount_minor);
  const { account } = contract.payout;
  return (
    <>
      <div className="flex gap-4 rounded-card bg-success-soft p-5 text-success sm:items-center sm:p-6">
        <CircleCheck aria-hidden="true" className="size-8 shrink-0" />
        <p role="status" className="min-w-0 font-semibold">
          {account === null
            ? t('contract-main-card.signed-text', { amount })
            : t('contract-main-card.signed-text-account', { amount, account: account.masked_iban })}
        </p>
      </div>
      <FirstSteps
        block={block}
        balance={account === null ? amount : null}
        pinIsNew
        // What was signed today can be left through the fourteenth day.
        withdrawDays={null}
      />
      <div>
        <RetryButton look="primary" label={t('contract-main-card.to-overview')} />
      </div>
    </>
  );
}
