import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { PhoneChange } from '#ui/loan/phone-change.tsx';
import type { ConfirmMobileUpdateProps } from './props.ts';
import type { queries } from './queries.ts';

/** A new phone number: with the password, and a code to it. */
export function ConfirmMobileUpdate({
  props,
  data,
  block,
}: ViewProps<ConfirmMobileUpdateProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { masked, calls } = data.phone;
  return (
    <LoanCard
      block={block}
      stage="application"
      title={props.title || t('confirm-mobile-update.title')}
      lead={
        <>
          <p>{props.lead || t('confirm-mobile-update.lead')}</p>
          {masked !== null && <p className="mt-2">{t('confirm-mobile-update.now', { phone: masked })}</p>}
        </>
      }
      foot={
        <a className="text-link inline-flex min-h-11 items-center" href={href('/confirm-mobile')}>
          {t('confirm-mobile-update.back')}
        </a>
      }
    >
      <PhoneChange id={block.id} calls={calls} />
    </LoanCard>
  );
}

export default ConfirmMobileUpdate;
