import { formatMoney } from '#engine/format/money.ts';
import type { WaitingCase } from '#schemas/lending/waiting-application.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Fact } from './fact.tsx';
import { whyProposed } from './why-proposed.ts';

/** What the rules propose, why, and what they counted with: a person decides by these, and not by the proposal alone. */
export function Proposal({ found }: { readonly found: WaitingCase }) {
  const { t, locale } = useStudioTexts();
  const { proposal, budget, offers, currency } = found;
  if (proposal === null) return null;
  const money = (minor: number) => formatMoney(minor, locale, currency);
  const why = whyProposed(found);
  const room = budget === null ? 0 : Math.max(0, budget.room_minor);
  return (
    <section className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">
          {t('applications.proposal')}: {t(`applications.verdict-${proposal.verdict}`)}
        </h3>
        {why !== null && (
          <p>{t(why, { instalment: money(budget?.wanted_instalment_minor ?? 0), room: money(room) })}</p>
        )}
        {proposal.reasons.length > 0 && (
          <p>
            {t('applications.reasons')}{' '}
            {proposal.reasons.map((reason) => t(`applications.reason-${reason}`)).join(', ')}.
          </p>
        )}
      </div>
      {proposal.verdict === 'reject' && <p className="s-hint">{t('applications.only-refuse')}</p>}
      {offers.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5" aria-label={t('applications.offers')}>
          {offers.map((offer) => (
            <li key={`${offer.amount_minor}-${offer.months}`}>
              {t('applications.offer', {
                amount: money(offer.amount_minor),
                months: offer.months,
                instalment: money(Math.max(offer.instalment_minor, offer.last_instalment_minor)),
              })}
            </li>
          ))}
        </ul>
      )}
      {budget !== null && (
        <>
          <h4 className="s-label">{t('applications.budget')}</h4>
          <dl className="grid gap-px overflow-clip rounded-lg border border-line bg-line tabular-nums">
            <Fact name={t('applications.income')}>{money(budget.income_minor)}</Fact>
            <Fact name={t('applications.living')}>{money(budget.living_minor)}</Fact>
            <Fact name={t('applications.instalments')}>{money(budget.instalments_minor)}</Fact>
            <Fact name={t('applications.room')}>
              {room > 0 ? t('applications.up-to', { amount: money(room) }) : t('applications.none')}
              <span className="s-hint block">
                {t('applications.room-how', { percent: budget.burden_percent })}
              </span>
            </Fact>
            {budget.wanted_instalment_minor !== null && (
              <Fact name={t('applications.wanted-instalment')}>
                {t('applications.up-to', { amount: money(budget.wanted_instalment_minor) })}
              </Fact>
            )}
          </dl>
        </>
      )}
    </section>
  );
}
