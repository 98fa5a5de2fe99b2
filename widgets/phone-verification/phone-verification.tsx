import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { NothingHere } from '#ui/loan/nothing-here.tsx';
import { PhoneAsk } from '#ui/loan/phone-ask.tsx';
import { PhoneChange } from '#ui/loan/phone-change.tsx';
import { PhoneCode } from '#ui/loan/phone-code.tsx';
import type { PhoneVerificationProps } from './props.ts';
import type { queries } from './queries.ts';

/** The application waits for the account's phone: a code to it, or another number in its place. */
export function PhoneVerification({
  props,
  data,
  block,
}: ViewProps<PhoneVerificationProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { masked, calls } = data.phone;
  const [step, setStep] = useState<'ask' | 'code' | 'change'>('ask');
  const other = (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {step !== 'code' && masked !== null && (
        <button type="button" className="text-link min-h-11" onClick={() => setStep('code')}>
          {t('phone-verification.have-code')}
        </button>
      )}
      {step !== 'change' && (
        <button type="button" className="text-link min-h-11" onClick={() => setStep('change')}>
          {t('phone-verification.change')}
        </button>
      )}
    </div>
  );
  return (
    <LoanCard
      block={block}
      stage="application"
      title={props.title || t('phone-verification.title')}
      lead={props.lead || t('phone-verification.lead')}
      {...(masked !== null && { foot: other })}
    >
      {masked === null ? (
        <NothingHere title={t('phone-verification.failed')} text={t('phone-verification.failed-text')} />
      ) : step === 'ask' ? (
        <PhoneAsk
          calls={calls}
          masked={masked}
          label={t('phone-verification.send')}
          onSent={() => setStep('code')}
        />
      ) : step === 'code' ? (
        <PhoneCode id={`${block.id}-code`} calls={calls} purpose="phone-confirmation" contact={masked} />
      ) : (
        <PhoneChange id={block.id} calls={calls} />
      )}
    </LoanCard>
  );
}

export default PhoneVerification;
