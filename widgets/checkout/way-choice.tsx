import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { deliveryPrice } from '#schemas/delivery-price.ts';
import type { CheckoutPlace, Delivery } from './checkout-place.ts';
import { ChoiceError } from './choice-error.tsx';

interface Props {
  readonly id: string;
  readonly place: Pick<CheckoutPlace, 'ways' | 'currency'>;
  readonly goodsMinor: number;
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (alias: string) => void;
}

/** Ways of delivery, each with what it costs for this very cart and how long it takes. */
export function WayChoice({ id, place: { ways, currency }, goodsMinor, chosen, error, onChoose }: Props) {
  const { t, locale } = usePage();
  const priceOf = (way: Delivery) => {
    const minor = deliveryPrice(way, goodsMinor);
    return minor === 0 ? t('checkout.free') : formatMoney(minor, locale, currency);
  };
  return (
    <fieldset className="field-group min-w-0" aria-invalid={error ? true : undefined}>
      <legend className="mb-2 font-semibold">{t('checkout.way')}</legend>
      <div className="grid grid-cols-1 gap-3">
        {[...ways.entries()].map(([at, way]) => (
          <label
            key={way.alias}
            htmlFor={at === 0 ? id : `${id}-${at}`}
            className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-control border border-line-strong bg-surface px-4 py-3 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              id={at === 0 ? id : `${id}-${at}`}
              name="delivery"
              value={way.alias}
              checked={way.alias === chosen}
              onChange={() => onChoose(way.alias)}
              aria-describedby={error ? `${id}-error` : undefined}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1 basis-32 break-words">
              <span className="font-semibold">{way.title}</span>
              <span className="block text-sm text-ink-soft">{t('checkout.days', { days: daysOf(way) })}</span>
            </span>
            <span className="ml-auto font-semibold tabular-nums">{priceOf(way)}</span>
          </label>
        ))}
      </div>
      <ChoiceError id={id} error={error} />
    </fieldset>
  );
}

/** `1–2`, or one number where both ends are the same. */
const daysOf = ({ days: { from, to } }: Delivery): string => (from === to ? String(to) : `${from}–${to}`);
