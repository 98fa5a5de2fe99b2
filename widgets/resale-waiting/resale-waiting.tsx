import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { DecisionPanel } from '#ui/loan/decision-panel.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { NothingHere } from '#ui/loan/nothing-here.tsx';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';
import type { ResaleWaitingProps } from './props.ts';
import type { queries } from './queries.ts';
import { useChangedStatus } from './use-changed-status.ts';

/** The partner has the application: it is being looked at, or the customer goes on with the partner. */
export function ResaleWaiting({
  props,
  data,
  block,
}: ViewProps<ResaleWaitingProps, never, ReturnType<typeof queries>>) {
  const { t, locale } = usePage();
  const { state, partner, continueUrl, declineCall } = data.waiting;
  const [ending, setEnding] = useState(false);
  const call = useLoanCall();
  useChangedStatus(state === 'waiting' ? 'resale-wait' : null);
  const named = partner ?? t('resale-waiting.partner');
  const end = () =>
    call.send(async () => {
      const query = { language: locale };
      return (await callPlatform(declineCall, { query, body: {}, locale })).data;
    });
  const over = state === 'handed-over';
  return (
    <LoanCard
      block={block}
      stage="decision"
      title={props.title || t(over ? 'resale-waiting.title-over' : 'resale-waiting.title')}
      lead={props.lead || t(over ? 'resale-waiting.lead-over' : 'resale-waiting.lead', { partner: named })}
    >
      {state === 'unknown' ? (
        <NothingHere title={t('resale-waiting.failed')} text={t('resale-waiting.failed-text')} />
      ) : ending ? (
        <DecisionPanel
          title={t('resale-waiting.end')}
          text={t('resale-waiting.end-text', { partner: named })}
          doLabel={t('resale-waiting.end-do')}
          backLabel={t('resale-waiting.back')}
          look="secondary"
          busy={call.busy}
          error={call.error}
          onDo={() => void end()}
          onBack={() => setEnding(false)}
        />
      ) : (
        <>
          {!over && (
            <p
              role="status"
              className="flex items-center gap-4 rounded-control bg-info-soft p-4 font-medium text-info"
            >
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-full bg-info motion-safe:animate-pulse"
              />
              {t('resale-waiting.checking')}
            </p>
          )}
          <div className="flex flex-col gap-3 sm:flex-row">
            {over && continueUrl !== null && (
              <a className="btn btn-primary" href={continueUrl} target="_blank" rel="noopener noreferrer">
                {t('resale-waiting.continue', { partner: named })}
                <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
                <span className="sr-only"> {t('form.consent.new-tab')}</span>
              </a>
            )}
            <button type="button" className="btn btn-secondary" onClick={() => setEnding(true)}>
              {t(over ? 'resale-waiting.finish' : 'resale-waiting.cancel')}
            </button>
          </div>
          {over && continueUrl === null && <p className="text-ink-soft">{t('resale-waiting.no-link')}</p>}
        </>
      )}
    </LoanCard>
  );
}

export default ResaleWaiting;
