import { Check, LoaderCircle, Mail } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanErrorCard } from '#ui/loan/loan-error-card.tsx';
import { useMoments } from '#ui/loan/moment.ts';
import type { ConfirmWaitProps } from './props.ts';
import type { queries } from './queries.ts';
import { isContractPart, isSeenIn, waitingSteps } from './waiting-steps.ts';

/** Honest waiting: what is being done now, what comes next, and that nobody has to stay. No invented per cent. */
export function ConfirmWait({
  props,
  data,
  block,
}: ViewProps<ConfirmWaitProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { time } = useMoments();
  const { entry } = data;
  if (!entry) return <LoanErrorCard block={block} stage="decision" />;
  const steps = waitingSteps(entry);
  const at = steps.findIndex((step) => isSeenIn(step, entry.status));
  const now = steps[at];
  return (
    <LoanCard
      block={block}
      stage={isContractPart(entry.status) ? 'identity' : 'decision'}
      title={props.title || t('confirm-wait.title')}
      lead={props.lead || t('confirm-wait.lead')}
    >
      <ol className="grid gap-1">
        {steps.map(({ name }, index) => {
          const done = index < at;
          const current = index === at;
          return (
            <li
              key={name}
              {...(current ? { 'aria-current': 'step' as const } : {})}
              className={`flex gap-4 rounded-control p-4 ${current ? 'bg-brand-soft' : ''}`}
            >
              <span
                aria-hidden="true"
                className={`grid size-8 shrink-0 place-items-center rounded-full border-2 ${done || current ? 'border-brand text-brand' : 'border-line-strong text-ink-soft'}`}
              >
                {done && <Check className="size-5" />}
                {current && <LoaderCircle className="size-5 animate-spin motion-reduce:animate-none" />}
                {!done && !current && index + 1}
              </span>
              <span className="min-w-0">
                <span className={`block break-words ${current ? 'text-lg font-bold' : 'font-medium'}`}>
                  {t(`confirm-wait.${name}`)}
                </span>
                <span className="block text-ink-soft">
                  {current && t(`confirm-wait.${name}-text`)}
                  {done && t('confirm-wait.done')}
                  {!done && !current && t('confirm-wait.next')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {now && t(`confirm-wait.${now.name}`)}
      </p>
      <p className="flex gap-3 rounded-control bg-info-soft p-4 text-info">
        <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{t('confirm-wait.close')}</span>
      </p>
      {entry.number !== null && (
        <p className="text-sm text-ink-soft">
          {t('confirm-wait.number', { number: entry.number })}
          {entry.since !== null && ` · ${t('confirm-wait.since', { time: time(entry.since) })}`}
        </p>
      )}
    </LoanCard>
  );
}

export default ConfirmWait;
