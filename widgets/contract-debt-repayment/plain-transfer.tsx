import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { CopyLine } from '#ui/loan/copy-line.tsx';
import { QrCode } from './qr-code.tsx';
import type { Repayment } from './queries.ts';

interface PlainTransferProps {
  readonly block: BlockInfo;
  readonly contract: Contract;
  readonly code: Repayment['transferCode'];
}

/** Where the ordinary transfer stands on the screen, for links to it. */
export const transferId = (block: BlockInfo): string => `${block.id}-transfer`;

/** An ordinary transfer to the contract's own account: by its lines, or by a code for the bank's app. */
export function PlainTransfer({ block, contract, code }: PlainTransferProps) {
  const { t } = usePage();
  return (
    <ContractCard
      block={block}
      id={transferId(block)}
      title={t('contract-debt-repayment.transfer')}
      text={t('contract-debt-repayment.transfer-text')}
    >
      <dl>
        {transferLines(contract).map(([key, shown, copied]) => (
          <CopyLine key={key} name={t(`contract-debt-repayment.${key}`)} shown={shown} copied={copied} />
        ))}
      </dl>
      {code && <QrCode code={code} currency={contract.figures.currency} />}
    </ContractCard>
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
