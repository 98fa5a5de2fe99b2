import { usePage } from '#engine/react/page-context.tsx';
import type { NextPayment } from './next-payment.ts';
import { PaymentLine } from './payment-line.tsx';
import type { Standing } from './standing.ts';

interface StatusCardProps {
  readonly standing: Standing;
  readonly payment: NextPayment | null;
  readonly calculator: string;
}

/** The step the application is at, in the words of its screen, and the one way on. */
export function StatusCard({ standing, payment, calculator }: StatusCardProps) {
  const { t, href } = usePage();
  const words = {
    step: standing.kind === 'step' ? standing.words : '',
    none: 'dashboard.nothing',
    unknown: 'dashboard.unknown',
  }[standing.kind];
  const acts = standing.kind === 'step' && !standing.waiting;
  const badge = payment
    ? payment.late
      ? 'to-pay'
      : 'contract'
    : acts
      ? 'your-turn'
      : { step: 'waiting', none: 'no-application', unknown: 'no-answer' }[standing.kind];
  const [link, label] = {
    step: [standing.kind === 'step' ? standing.path : '/', acts ? 'go-on' : 'see'],
    none: [calculator, 'calculate'],
    unknown: ['/contacts', 'help'],
  }[standing.kind] as [string, string];
  const repays = payment !== null;
  return (
    <div className="card grid content-start justify-items-start gap-4 p-6 sm:p-8">
      <p>
        <span className={acts && !payment ? 'badge badge-accent' : 'badge'}>{t(`dashboard.${badge}`)}</span>
      </p>
      <h2 className="text-heading break-words">
        {t(payment ? 'dashboard.contract-title' : `${words}.title`)}
      </h2>
      {payment ? (
        <PaymentLine payment={payment} />
      ) : (
        <p className="max-w-prose text-ink-soft">{t(`${words}.text`)}</p>
      )}
      <a
        className={`btn mt-2 ${standing.kind === 'unknown' ? 'btn-secondary' : 'btn-primary'}`}
        href={href(repays ? '/active-contract/debt-repayment' : link)}
      >
        {t(repays ? 'dashboard.repay' : `dashboard.${label}`)}
      </a>
      {repays && (
        <a className="text-link inline-flex min-h-11 items-center" href={href('/active-contract/main-card')}>
          {t('dashboard.to-contract')}
        </a>
      )}
    </div>
  );
}
