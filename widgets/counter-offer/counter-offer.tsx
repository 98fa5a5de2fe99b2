import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { counterOfferApply } from '#schemas/calls/application.ts';
import type { BodyOf } from '#schemas/calls/define-call.ts';
import type { CounterOffer as Offer } from '#schemas/lending/application.ts';
import { DecisionPanel } from '#ui/loan/decision-panel.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { NothingHere } from '#ui/loan/nothing-here.tsx';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';
import { headlineOf } from './headline.ts';
import { OfferChoice } from './offer-choice.tsx';
import type { CounterOfferProps } from './props.ts';
import type { queries } from './queries.ts';

/** Offers that fit instead of what was asked for: compare, take one with a second look, or take none. */
export function CounterOffer({
  props,
  data,
  block,
}: ViewProps<CounterOfferProps, never, ReturnType<typeof queries>>) {
  const { t, locale } = usePage();
  const { offers, wanted, fits, selectCall, applyCall } = data.choice;
  const [step, setStep] = useState<Offer | 'choose' | 'decline'>('choose');
  const call = useLoanCall();
  const kind = headlineOf(offers ?? [], wanted);
  const query = { language: locale };
  const apply = async (body: BodyOf<typeof counterOfferApply>) =>
    (await callPlatform(applyCall, { query, body, locale })).data;
  const take = (offer: Offer) =>
    call.send(async () => {
      await callPlatform(selectCall, { query, body: { offer_id: offer.id }, locale });
      return apply({ decision: 'accept', offer_id: offer.id });
    });
  const back = () => setStep('choose');
  const shared = { busy: call.busy, error: call.error, onBack: back } as const;
  return (
    <LoanCard
      block={block}
      stage="decision"
      wide
      title={props.title || t(`counter-offer.${kind}`)}
      lead={props.lead || t(`counter-offer.${kind}-lead`)}
    >
      {!offers || offers.length === 0 ? (
        <NothingHere
          title={t(offers ? 'counter-offer.empty' : 'counter-offer.failed')}
          text={t(offers ? 'counter-offer.empty-text' : 'counter-offer.failed-text')}
        />
      ) : step === 'choose' ? (
        <OfferChoice
          id={block.id}
          offers={offers}
          wanted={wanted}
          fits={fits}
          onTake={setStep}
          onDecline={() => setStep('decline')}
        />
      ) : step === 'decline' ? (
        <DecisionPanel
          {...shared}
          title={t('counter-offer.decline')}
          text={t('counter-offer.decline-text')}
          doLabel={t('counter-offer.decline-do')}
          backLabel={t('counter-offer.back')}
          look="secondary"
          onDo={() => void call.send(() => apply({ decision: 'decline' }))}
        />
      ) : (
        <DecisionPanel
          {...shared}
          title={t('counter-offer.confirm')}
          text={t('counter-offer.confirm-text')}
          doLabel={t('counter-offer.confirm-do')}
          backLabel={t('counter-offer.back')}
          onDo={() => void take(step)}
        >
          <div className="max-w-xl">
            <LoanFigures id={`${block.id}-chosen`} loan={step} level="h3" title={t('counter-offer.chosen')} />
          </div>
        </DecisionPanel>
      )}
    </LoanCard>
  );
}

export default CounterOffer;
