import { usePage } from '#engine/react/page-context.tsx';
import { CodeStep } from '#ui/account/code-step.tsx';
import { givePhoneCode, type PhoneCalls, type PhonePurpose, sendPhoneCode } from './phone-calls.ts';
import { useStatusGuard } from './use-status-guard.ts';
import { useStatusMove } from './use-status-move.ts';

interface PhoneCodeProps {
  readonly id: string;
  readonly calls: PhoneCalls;
  readonly purpose: PhonePurpose;
  /** Where the code went, as the screen may show it. */
  readonly contact: string;
  readonly back?: () => void;
}

/** The six digits sent to a phone. The right ones let the application go on; too many wrong ones lead to `/blocked`. */
export function PhoneCode({ id, calls, purpose, contact, back }: PhoneCodeProps) {
  const { t, locale } = usePage();
  const guard = useStatusGuard();
  const move = useStatusMove();
  return (
    <CodeStep
      id={id}
      contact={contact}
      {...(purpose === 'phone-confirmation' && { hint: t('flow.phone.code-hint') })}
      {...(back && { back })}
      verify={async (code) => {
        await guard(() => givePhoneCode(calls.verifyCall, { purpose, code }, locale));
        await move();
      }}
      resend={async () => {
        await guard(() => sendPhoneCode(calls.codeCall, purpose, locale));
      }}
    />
  );
}
