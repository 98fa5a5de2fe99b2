import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { applicationUpdate } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Result } from '#ui/design/result.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { updateApplication } from '#ui/loan/update-application.ts';
import { useStatusGuard } from '#ui/loan/use-status-guard.ts';

/** Asks for a person to look at an automated decision (Directive (EU) 2023/2225 art. 18(8); GDPR art. 22(3)). */
export function ReviewRequest({ call }: { readonly call: CallRef<typeof applicationUpdate> }) {
  const { t, locale } = usePage();
  const { busy, error, send } = useSend();
  const guard = useStatusGuard();
  const [asked, setAsked] = useState(false);
  if (asked)
    return <Result kind="sent" level="h3" title={t('rejected.asked')} text={t('rejected.asked-text')} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ErrorPanel text={error} />
      <SendButton
        busy={busy}
        label={t('rejected.ask')}
        onPress={() =>
          void send(async () => {
            await guard(() => updateApplication({ call, locale }, { step: 'review', values: {} }));
            setAsked(true);
          })
        }
      />
    </div>
  );
}
