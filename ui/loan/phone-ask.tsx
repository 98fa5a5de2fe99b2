import { Smartphone } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { type PhoneCalls, sendPhoneCode } from './phone-calls.ts';
import { useStatusGuard } from './use-status-guard.ts';

interface PhoneAskProps {
  readonly calls: PhoneCalls;
  /** The account's number, its end only. */
  readonly masked: string;
  readonly label: string;
  /** A code is on its way, or was already. */
  readonly onSent: () => void;
}

/**
 * The number a code would go to, and the button that sends it. Nothing is sent by opening the page: a reload must not make
 * a code useless that is on its way.
 */
export function PhoneAsk({ calls, masked, label, onSent }: PhoneAskProps) {
  const { t, locale } = usePage();
  const guard = useStatusGuard();
  const sending = useSend();
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex items-center gap-4 rounded-control bg-sunken px-4 py-4">
        <Smartphone aria-hidden="true" className="size-7 shrink-0 text-brand" />
        <span className="min-w-0">
          <span className="block text-sm text-ink-soft">{t('flow.phone.yours')}</span>
          <strong className="text-xl tabular-nums">{masked}</strong>
        </span>
      </p>
      <ErrorPanel text={sending.error} />
      <SendButton
        busy={sending.busy}
        label={label}
        onPress={() =>
          void sending.send(async () => {
            await guard(() => sendPhoneCode(calls.codeCall, 'phone-confirmation', locale));
            onSent();
          })
        }
      />
    </div>
  );
}
