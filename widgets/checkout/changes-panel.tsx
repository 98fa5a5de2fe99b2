import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CheckoutChange } from '#schemas/order.ts';
import type { CartRow } from '#ui/shop/cart/cart-rows.ts';

interface Props {
  readonly id: string;
  readonly changes: readonly CheckoutChange[];
  readonly currency: string;
  readonly heading: 'h2' | 'h3';
  /** Missing where nothing is left to be ordered. */
  readonly onAccept?: () => void;
}

/** Prices that are others than the cart remembers, as the checkout would say them. */
export const changesOfRows = (rows: readonly CartRow[]): readonly CheckoutChange[] =>
  rows.flatMap(({ good, oldMinor, unitMinor, problem }) =>
    oldMinor === null || unitMinor === null || problem !== undefined
      ? []
      : [
          {
            kind: 'price',
            alias: good.alias,
            title: good.title ?? good.alias,
            old_minor: oldMinor,
            new_minor: unitMinor,
          },
        ],
  );

/** What is not as the buyer was shown it, old and new; nothing is ordered before it is agreed to. */
export function ChangesPanel({ id, changes, currency, heading: Heading, onAccept }: Props) {
  const { t, locale } = usePage();
  const money = (minor: number | undefined) => formatMoney(minor ?? 0, locale, currency);
  const words = ({ kind, title, alias, old_minor, new_minor, left }: CheckoutChange) =>
    t(kind === 'short' && !left ? 'checkout.change.sold-out' : `checkout.change.${kind}`, {
      title: title ?? alias ?? '',
      old: money(old_minor),
      now: money(new_minor),
      left: left ?? 0,
    });
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-sun-soft p-5 text-sun-ink">
      <Heading id={id} tabIndex={-1} className="text-lg outline-none">
        {t('checkout.changes-title')}
      </Heading>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5">
        {[...changes.entries()].map(([at, change]) => (
          <li key={at} className="min-w-0 break-words">
            {words(change)}
          </li>
        ))}
      </ul>
      <p>{t('checkout.changes-text')}</p>
      {onAccept && (
        <button type="button" className="btn btn-secondary justify-self-start" onClick={onAccept}>
          {t('checkout.accept')}
        </button>
      )}
    </div>
  );
}
