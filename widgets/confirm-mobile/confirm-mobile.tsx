import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { PhoneAsk } from '#ui/loan/phone-ask.tsx';
import { PhoneCode } from '#ui/loan/phone-code.tsx';
import type { ConfirmMobileProps } from './props.ts';
import type { queries } from './queries.ts';

/** Is the number still the customer's? Confirmed with a code, or changed on the next screen. */
export function ConfirmMobile({
  props,
  data,
  block,
}: ViewProps<ConfirmMobileProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { masked, calls } = data.phone;
  const [sent, setSent] = useState(false);
  const update = href('/confirm-mobile/update');
  return (
    <LoanCard
      block={block}
      stage="application"
      title={props.title || t('confirm-mobile.title')}
      lead={props.lead || t(masked === null ? 'confirm-mobile.lead-none' : 'confirm-mobile.lead')}
    >
      {masked === null ? (
        <a className="btn btn-primary w-full" href={update}>
          {t('confirm-mobile.add')}
        </a>
      ) : sent ? (
        <PhoneCode
          id={`${block.id}-code`}
          calls={calls}
          purpose="phone-confirmation"
          contact={masked}
          back={() => setSent(false)}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <PhoneAsk
            calls={calls}
            masked={masked}
            label={t('confirm-mobile.confirm')}
            onSent={() => setSent(true)}
          />
          <a className="btn btn-secondary w-full" href={update}>
            {t('confirm-mobile.change')}
          </a>
          <button type="button" className="text-link min-h-11" onClick={() => setSent(true)}>
            {t('confirm-mobile.have-code')}
          </button>
        </div>
      )}
    </LoanCard>
  );
}

export default ConfirmMobile;
