import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { CardPicture } from '#ui/loan/card-picture.tsx';
import { unavailable } from '#ui/loan/contract-area.ts';
import { ContractCard, ValueList } from '#ui/loan/contract-card.tsx';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { NoCard } from '#ui/loan/no-card.tsx';
import { PartUnavailable } from '#ui/loan/part-unavailable.tsx';
import { ChangePin } from './change-pin.tsx';
import { FrozenCard } from './frozen-card.tsx';
import type { ContractCardDetailsProps } from './props.ts';
import type { queries } from './queries.ts';
import { RemindPin } from './remind-pin.tsx';
import { ShowNumber } from './show-number.tsx';
import { StopCard } from './stop-card.tsx';

/** The card: what it is, and what can be done with it. Every action but freezing asks for a code of its own. */
export function ContractCardDetails({
  props,
  data,
  block,
}: ViewProps<ContractCardDetailsProps, never, ReturnType<typeof queries>>) {
  const { t, locale, timeZone, href } = usePage();
  const { area, reasons, calls } = data.details;
  const had = data.details.card;
  const card = had === unavailable ? null : had;
  const figures = useFigures(card?.currency);
  const reason =
    reasons === unavailable ? undefined : reasons.find(({ key }) => key === card?.block_reason)?.value;
  const blocked = card?.state === 'blocked';
  return (
    <ContractFrame
      block={block}
      area={area}
      part="card-details"
      title={props.title || t('contract-card-details.title')}
      ok={had !== unavailable}
    >
      {had === null && <NoCard />}
      {card && (
        <>
          <ContractCard block={block} title={t('contract-card-details.data')}>
            <div className="grid grid-cols-1 items-center gap-6 @2xl:grid-cols-2">
              <CardPicture card={card} />
              <ValueList
                rows={[
                  { name: t('contract-card-details.number'), value: `•••• ${card.last4}` },
                  { name: t('contract-card-details.holder'), value: card.holder },
                  { name: t('contract-card-details.expires'), value: card.expires },
                  {
                    name: t('contract-card-details.balance'),
                    value: figures.money(card.balance_minor),
                    strong: true,
                  },
                ]}
              />
            </div>
          </ContractCard>
          {blocked ? (
            <ContractCard block={block} title={t('contract-card-details.blocked')}>
              <div className="grid gap-2">
                {card.blocked_at !== null && (
                  <p>
                    {t('contract-card-details.blocked-on', {
                      date: formatDate(new Date(card.blocked_at), locale, timeZone),
                    })}
                    {reason !== undefined && ` ${t('contract-card-details.blocked-why', { reason })}`}
                  </p>
                )}
                <p className="text-ink-soft">{t('contract-card-details.blocked-text')}</p>
              </div>
              <div className="flex flex-wrap gap-3">
                <a className="btn btn-primary w-full sm:w-auto" href={href('/active-contract/transfer')}>
                  {t('contract-card-details.to-transfer')}
                </a>
                <a className="btn btn-secondary w-full sm:w-auto" href={href('/contacts')}>
                  {t('contract-card-details.new-card')}
                </a>
              </div>
            </ContractCard>
          ) : (
            <>
              {card.state === 'frozen' ? (
                <FrozenCard block={block} calls={calls} card={card} reason={reason ?? ''} />
              ) : (
                <>
                  <ShowNumber block={block} calls={calls} last4={card.last4} />
                  <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-2">
                    <ChangePin block={block} calls={calls} last4={card.last4} />
                    <RemindPin block={block} calls={calls} last4={card.last4} />
                  </div>
                </>
              )}
              {reasons === unavailable || reasons.length === 0 ? (
                <ContractCard
                  block={block}
                  title={t('contract-card-details.block')}
                  text={t('contract-card-details.block-text')}
                >
                  <PartUnavailable />
                </ContractCard>
              ) : (
                <StopCard block={block} calls={calls} card={card} reasons={reasons} />
              )}
            </>
          )}
        </>
      )}
    </ContractFrame>
  );
}

export default ContractCardDetails;
