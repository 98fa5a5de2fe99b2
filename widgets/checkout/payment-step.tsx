import { LoaderCircle } from 'lucide-react';
import type { InstalmentOffer } from '#engine/credit/instalment-offer.ts';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CheckoutPlace, Delivery } from './checkout-place.ts';
import { ConsentTicks } from './consent-ticks.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { Recap } from './recap.tsx';
import type { CheckoutStep } from './step-names.ts';
import type { SignInLink, StepProps } from './step-props.ts';
import type { Ordering } from './use-ordering.ts';

interface Props extends StepProps {
  readonly place: CheckoutPlace;
  readonly way: Delivery;
  readonly offer: InstalmentOffer | null;
  readonly agreed: ReadonlySet<string>;
  readonly onAgree: (uuid: string, isGiven: boolean) => void;
  readonly signIn: SignInLink;
  readonly onGo: (step: CheckoutStep) => void;
  readonly ordering: Ordering;
  /** An order was sent before a reload, and nobody knows what became of it. */
  readonly isInterrupted: boolean;
  readonly onResend: () => Promise<void>;
  readonly totalMinor: number;
  /** What has to be settled before anything is ordered. */
  readonly blocked: 'changes' | 'problems' | 'failed' | null;
  /** Prices are being asked for. */
  readonly isAsking: boolean;
}

/** The last look: who, where, how it is paid, what is agreed to, and the button that orders (Polish consumer rights act art. 17). */
export function PaymentStep(props: Props) {
  const { draft, change, errors, fieldId, place, way, offer, ordering, blocked, isAsking, totalMinor } =
    props;
  const { t, locale } = usePage();
  const isBusy = ordering.phase === 'sending';
  return (
    <>
      <Recap draft={draft} way={way} onGo={props.onGo} />
      <PaymentChoice
        id={fieldId('payment')}
        chosen={draft.payment}
        offer={offer}
        signIn={place.buyer === null ? { ...props.signIn, id: fieldId('signin') } : null}
        error={errors.get('payment')}
        signInError={errors.get('signin')}
        onChoose={(payment) => change({ payment }, 'payment', 'signin')}
      />
      <ConsentTicks
        consents={place.consents}
        agreed={props.agreed}
        onAgree={props.onAgree}
        errors={errors}
        fieldId={fieldId}
      />
      <OutcomePanel
        id={fieldId('outcome')}
        outcome={ordering.outcome}
        isInterrupted={props.isInterrupted && !ordering.hasTried}
        isBusy={isBusy}
        onResend={() => void props.onResend()}
        signIn={props.signIn}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <span>{t('checkout.to-pay')}</span>
        <span className="ml-auto tabular-nums">{formatMoney(totalMinor, locale, place.currency)}</span>
      </p>
      <div className="grid grid-cols-1 gap-3">
        {blocked && (
          <p id={fieldId('blocked')} tabIndex={-1} className="font-medium text-danger outline-none">
            {t(`checkout.blocked.${blocked}`)}
          </p>
        )}
        <button
          type="submit"
          className="btn btn-primary w-full"
          aria-disabled={isBusy || isAsking || blocked !== null}
          aria-describedby={blocked ? fieldId('blocked') : undefined}
        >
          {isBusy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {t(isBusy ? 'checkout.ordering' : 'checkout.order')}
        </button>
        <button type="button" className="btn btn-secondary" onClick={() => props.onGo('dostawa')}>
          {t('checkout.back')}
        </button>
      </div>
    </>
  );
}
