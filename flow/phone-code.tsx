import { CodeStep } from '#account/code-step.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { givePhoneCode, type PhonePaths, type PhonePurpose, sendPhoneCode } from './phone-calls.ts';
import { useStatusGuard } from './use-status-guard.ts';
import { useStatusMove } from './use-status-move.ts';

interface PhoneCodeProps {
  readonly id: string;
  readonly paths: PhonePaths;
  readonly purpose: PhonePurpose;
  /** Where the code went, as the screen may show it. */
  readonly contact: string;
  readonly back?: () => void;
}

/** The six digits sent to a phone. The right ones let the application go on; too many wrong ones lead to `/blocked`. */
export function PhoneCode({ id, paths, purpose, contact, back }: PhoneCodeProps) {
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
        await guard(() => givePhoneCode(paths.verifyPath, { purpose, code }, locale));
        await move();
      }}
      resend={async () => {
        await guard(() => sendPhoneCode(paths.codePath, purpose, locale));
      }}
    />
  );
}
