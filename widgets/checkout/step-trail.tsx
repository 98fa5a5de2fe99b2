import { Check } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { type CheckoutStep, checkoutSteps } from './step-names.ts';

interface Props {
  readonly step: CheckoutStep;
  readonly onGo: (step: CheckoutStep) => void;
}

/** Where in the order somebody is: what is done can be gone back to, what comes is only named. */
export function StepTrail({ step, onGo }: Props) {
  const { t } = usePage();
  const now = checkoutSteps.indexOf(step);
  return (
    <ol aria-label={t('checkout.steps')} className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {[...checkoutSteps.entries()].map(([at, one]) => (
        <li key={one} aria-current={at === now ? 'step' : undefined}>
          {at < now ? (
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-brand underline underline-offset-4"
              onClick={() => onGo(one)}
            >
              <span className="grid size-7 place-items-center rounded-full bg-brand-soft">
                <Check aria-hidden="true" className="size-4" />
              </span>
              <span className="sr-only">{t('checkout.back-to')} </span>
              {t(`checkout.step.${one}`)}
            </button>
          ) : (
            <span
              className={`inline-flex min-h-11 items-center gap-2 ${at === now ? 'font-semibold' : 'text-ink-soft'}`}
            >
              <span
                className={`grid size-7 place-items-center rounded-full text-sm font-semibold ${at === now ? 'bg-deep text-on-deep' : 'border border-line-strong'}`}
              >
                {at + 1}
              </span>
              {t(`checkout.step.${one}`)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
