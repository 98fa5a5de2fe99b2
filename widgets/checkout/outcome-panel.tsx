import { usePage } from '#engine/react/page-context.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import type { OrderOutcome } from './send-order.ts';
import type { SignInLink } from './step-props.ts';

interface Props {
  readonly id: string;
  readonly outcome: OrderOutcome | null;
  /** What became of an order that was sent before a reload is not known. */
  readonly isInterrupted: boolean;
  readonly isBusy: boolean;
  /** Sends that very order again. */
  readonly onResend: () => void;
  readonly signIn: SignInLink;
}

/** Why nothing is ordered yet, and what to do; all that was typed is still there. */
export function OutcomePanel({ id, outcome, isInterrupted, isBusy, onResend, signIn }: Props) {
  const { t } = usePage();
  if (isInterrupted || outcome?.kind === 'unsettled')
    return (
      <div className="grid grid-cols-1 justify-items-start gap-3 rounded-control bg-sun-soft p-4 text-sun-ink">
        <p id={id} tabIndex={-1} className="font-medium outline-none">
          {t('checkout.interrupted')}
        </p>
        <SendButton
          busy={isBusy}
          label={t('checkout.resend')}
          look="secondary"
          wide={false}
          onPress={onResend}
        />
      </div>
    );
  const text = outcome && wordsOf(outcome, t);
  if (!text) return null;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 rounded-control bg-danger-soft p-4 text-danger">
      <p id={id} tabIndex={-1} role="alert" className="font-medium break-words outline-none">
        {text}
      </p>
      {outcome.kind === 'sign-in' && (
        <a className="btn btn-secondary" href={signIn.href} onClick={signIn.onOpen}>
          {t('checkout.sign-in')}
        </a>
      )}
    </div>
  );
}

function wordsOf(
  outcome: OrderOutcome,
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string,
): string | null {
  switch (outcome.kind) {
    case 'unknown':
      return outcome.text || t(outcome.isOffline ? 'checkout.offline' : 'checkout.away');
    case 'refused':
      if (outcome.minutes !== undefined) return t('checkout.too-many', { count: outcome.minutes });
      return outcome.text || t('checkout.failed');
    case 'fields':
      return outcome.text || t('checkout.failed');
    case 'sign-in':
      return t('checkout.loan-sign-in');
    case 'changed':
    case 'ordered':
    case 'elsewhere':
    case 'unsettled':
      return null;
  }
}
