import { Snowflake } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { CardInfo } from '#schemas/lending/card.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';

const tiles = ['....qd', '..wtly', 'qyrdkd', 'hdoaqt'] as const;

/** The customer's card, drawn: its number's end only ([sec 38]), holder, last month. One that is frozen or blocked says so in words. */
export function CardPicture({ card }: { readonly card: CardInfo }) {
  const { t } = usePage();
  const stopped = card.state !== 'active';
  return (
    <div
      className={`on-deep @container relative isolate grid aspect-[1.586] w-full max-w-96 content-between overflow-clip rounded-card border p-5 ${stopped ? 'border-line-strong bg-sunken text-ink' : 'border-deep-line bg-deep text-on-deep'}`}
    >
      {!stopped && (
        <Mosaic
          rows={tiles}
          className="absolute right-0 bottom-0 -z-10 h-2/3 w-auto opacity-35 [&_.fill-deep]:fill-deep-line"
        />
      )}
      <p className="flex items-center justify-between gap-3 text-lg font-bold">
        Mozaika
        {stopped && (
          <span className="inline-flex items-center gap-1.5 rounded-full bg-danger-soft px-3 py-1 text-sm font-semibold text-danger">
            <Snowflake aria-hidden="true" className="size-4" />
            {t(`contract.card-${card.state}`)}
          </span>
        )}
      </p>
      <p className="text-[clamp(1rem,7.25cqi,1.5rem)] font-semibold tracking-[0.12em] tabular-nums">
        <span aria-hidden="true">•••• •••• •••• </span>
        <span className="sr-only">{t('contract.card-ends')} </span>
        {card.last4}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 text-sm">
        <span className="min-w-0 font-semibold break-words">{card.holder}</span>
        <span>
          <span className="sr-only">{t('contract.card-until')} </span>
          {card.expires} · {card.scheme}
        </span>
      </div>
    </div>
  );
}
