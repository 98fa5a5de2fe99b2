import { usePage } from '#engine/react/page-context.tsx';
import type { Contract, WithdrawalReceipt, WithdrawalTerms } from '#schemas/lending/contract.ts';
import { ValueList } from './contract-card.tsx';
import { useFigures } from './money.ts';

interface WithdrawalSumsProps {
  readonly contract: Contract;
  /** What it would come to today, with all that is counted; or what it came to. */
  readonly sums: WithdrawalTerms | WithdrawalReceipt;
}

/** What a withdrawal comes to: what it is made of, and who returns how much, to where and by when. */
export function WithdrawalSums({ contract, sums }: WithdrawalSumsProps) {
  const { t } = usePage();
  const { money } = useFigures(contract.figures.currency);
  const less = (minor: number) => (minor > 0 ? `\u2212${money(minor)}` : money(minor));
  const counted =
    'on' in sums
      ? [
          { name: t('contract.withdrawal.amount'), value: money(sums.amount_minor) },
          { name: t('contract.withdrawal.interest'), value: money(sums.interest_minor) },
          { name: t('contract.withdrawal.paid'), value: less(sums.paid_minor) },
          { name: t('contract.withdrawal.card'), value: less(sums.card_minor) },
        ]
      : [{ name: t('contract.withdrawal.interest'), value: money(sums.interest_minor) }];
  return (
    <div className="grid gap-3">
      <ValueList
        rows={[
          ...counted,
          sums.refund_minor > 0
            ? { name: t('contract.withdrawal.you-get'), value: money(sums.refund_minor), strong: true }
            : { name: t('contract.withdrawal.you-return'), value: money(sums.to_return_minor), strong: true },
        ]}
      />
      <WithdrawalWords contract={contract} sums={sums} />
    </div>
  );
}

function WithdrawalWords({ contract, sums }: WithdrawalSumsProps) {
  const { t } = usePage();
  const figures = useFigures(contract.figures.currency);
  const day = figures.date(sums.return_by);
  const { iban, recipient, title } = contract.repayment_account;
  const { refund_account: account } = sums;
  const words =
    sums.to_return_minor > 0
      ? t('contract.withdrawal.return', {
          day,
          amount: figures.money(sums.to_return_minor),
          iban,
          recipient,
          title,
        })
      : sums.refund_minor === 0
        ? t('contract.withdrawal.even')
        : account
          ? t('contract.withdrawal.refund', {
              day,
              amount: figures.money(sums.refund_minor),
              account: `${account.bank}, ${account.masked_iban}`,
            })
          : t('contract.withdrawal.refund-held', { amount: figures.money(sums.refund_minor) });
  return <p className="break-words">{words}</p>;
}
