import { useEffect, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { applicationCancel } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';

/** Ends the application, after one question: what was filled in goes with it. */
export function CancelApplication({ call }: { readonly call: CallRef<typeof applicationCancel> }) {
  const { t, locale } = usePage();
  const [asked, setAsked] = useState(false);
  const { busy, error, send } = useLoanCall();
  const question = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (asked) question.current?.focus();
    else if (was.current) opener.current?.focus();
    was.current = asked;
  }, [asked]);
  if (!asked)
    return (
      <button ref={opener} type="button" onClick={() => setAsked(true)} className="text-link min-h-11">
        {t('application.cancel')}
      </button>
    );
  return (
    <div className="grid grid-cols-1 gap-3 py-2">
      <p ref={question} tabIndex={-1} className="font-semibold outline-none">
        {t('application.cancel-question')}
      </p>
      <p className="text-ink-soft">{t('application.cancel-text')}</p>
      <ErrorPanel text={error} />
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => setAsked(false)} className="btn btn-secondary w-full sm:w-auto">
          {t('application.cancel-no')}
        </button>
        <SendButton
          busy={busy}
          look="secondary"
          wide={false}
          label={t('application.cancel-yes')}
          onPress={() =>
            void send(async () => {
              await callPlatform(call, { body: {}, locale });
            })
          }
        />
      </div>
    </div>
  );
}
