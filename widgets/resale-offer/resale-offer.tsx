import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { DecisionPanel } from '#ui/loan/decision-panel.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { NothingHere } from '#ui/loan/nothing-here.tsx';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';
import { PartnerCard } from './partner-card.tsx';
import type { ResaleOfferProps } from './props.ts';
import type { queries } from './queries.ts';

/** We do not lend; somebody else may. What that means, who they are, and that nothing happens without the customer. */
export function ResaleOffer({
  props,
  data,
  block,
}: ViewProps<ResaleOfferProps, never, ReturnType<typeof queries>>) {
  const { t, locale } = usePage();
  const { offers, declineCall } = data.partners;
  const [declining, setDeclining] = useState(false);
  const call = useLoanCall();
  const decline = () =>
    call.send(async () => {
      const query = { language: locale };
      return (await callPlatform(declineCall, { query, body: {}, locale })).data;
    });
  return (
    <LoanCard
      block={block}
      stage="decision"
      title={props.title || t('resale-offer.title')}
      lead={props.lead || t('resale-offer.lead')}
    >
      {!offers || offers.length === 0 ? (
        <NothingHere
          title={t(offers ? 'resale-offer.empty' : 'resale-offer.failed')}
          text={t(offers ? 'resale-offer.empty-text' : 'resale-offer.failed-text')}
        />
      ) : declining ? (
        <DecisionPanel
          title={t('resale-offer.decline')}
          text={t('resale-offer.decline-text')}
          doLabel={t('resale-offer.decline-do')}
          backLabel={t('resale-offer.back')}
          look="secondary"
          busy={call.busy}
          error={call.error}
          onDo={() => void decline()}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <>
          <section className="rounded-control bg-sunken p-4 sm:p-5">
            <h2 className="text-lg font-bold">{t('resale-offer.means')}</h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-brand">
              {['means-own', 'means-data', 'means-free'].map((key) => (
                <li key={key}>{t(`resale-offer.${key}`)}</li>
              ))}
            </ul>
          </section>
          <section className="@container" aria-labelledby={`${block.id}-partners`}>
            <h2 id={`${block.id}-partners`} className="text-lg font-bold">
              {t('resale-offer.partners')}
            </h2>
            <ul className="mt-4 grid grid-cols-1 gap-4 @xl:grid-cols-2">
              {offers.map((offer) => (
                <PartnerCard key={offer.id} offer={offer} />
              ))}
            </ul>
          </section>
          <button type="button" className="btn btn-secondary" onClick={() => setDeclining(true)}>
            {t('resale-offer.no')}
          </button>
        </>
      )}
    </LoanCard>
  );
}

export default ResaleOffer;
