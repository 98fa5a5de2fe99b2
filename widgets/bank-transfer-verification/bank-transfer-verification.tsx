import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanErrorCard } from '#ui/loan/loan-error-card.tsx';
import type { BankTransferVerificationProps } from './props.ts';
import type { queries } from './queries.ts';
import { TransferData } from './transfer-data.tsx';

/** The transfer of one grosz: by hand from any bank, or at once by one of the list. */
export function BankTransferVerification({
  props,
  data,
  block,
}: ViewProps<BankTransferVerificationProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { form, banks, formCall } = data.transfer;
  if (!form) return <LoanErrorCard block={block} stage="identity" />;
  return (
    <LoanCard
      block={block}
      stage="identity"
      title={props.title || t('bank-transfer-verification.title')}
      lead={props.lead || t('bank-transfer-verification.lead')}
      foot={
        <a className="text-link inline-flex min-h-11 items-center text-sm" href={href('/identification')}>
          {t('identification.all-ways')}
        </a>
      }
    >
      <TransferData id={block.id} form={form} banks={banks} formCall={formCall} />
    </LoanCard>
  );
}

export default BankTransferVerification;
