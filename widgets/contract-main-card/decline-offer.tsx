import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { applicationCancel } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';

/** The way out, as easy as the way in: the offer is declined, without a reason and without cost. */
export function DeclineOffer({ cancelCall }: { readonly cancelCall: CallRef<typeof applicationCancel> }) {
  const { t, locale } = usePage();
  const call = useLoanCall();
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer items-center px-5 py-2 font-semibold text-brand sm:px-7">
        {t('contract-main-card.decline')}
      </summary>
      <div className="grid gap-4 px-5 pb-5 sm:px-7">
        <p className="text-ink-soft">{t('contract-main-card.decline-text')}</p>
        <ErrorPanel text={call.error} />
        <SendButton
          look="secondary"
          wide={false}
          busy={call.busy}
          label={t('contract-main-card.do-decline')}
          onPress={() =>
            void call.send(() => callPlatform(cancelCall, { query: { language: locale }, body: {}, locale }))
          }
        />
      </div>
    </details>
  );
}
