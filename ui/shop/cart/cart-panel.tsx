import { ShoppingCart, Trash2 } from 'lucide-react';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { usePopups } from '#engine/react/popups.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { type CartRow, cartRows, cartSum, isAnswered } from './cart-rows.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { useCartActs } from './use-cart-acts.ts';
import { useDeviceCart } from './use-cart-model.ts';
import { type PriceSource, usePrices } from './use-prices.ts';

interface Props {
  readonly place: PriceSource;
  /** Where the whole cart is, as its link has it. */
  readonly cart: string;
  /** Where there are goods: the way out of an empty cart. */
  readonly shop: string;
  /** Where it is ordered; missing where it cannot be. */
  readonly checkout: string | undefined;
}

/**
 * The cart of the device in short, over a page: what is in it, what it costs now, and the ways on. Whatever has to be settled first is
 * settled on the cart's own screen. Its texts are those of the cart's block.
 */
export function CartPanel({ place, cart: cartHref, shop, checkout }: Props) {
  const { t, locale, href } = usePage();
  const { close } = usePopups();
  const cart = useDeviceCart();
  const { priced } = usePrices(place, cart.lines);
  const acts = useCartActs(cart);
  const rows = cartRows(cart.lines, priced);
  const sum = cartSum(rows);
  const currency = rows.find(({ good }) => good.currency !== undefined)?.good.currency ?? 'PLN';
  const money = (minor: number) => formatMoney(minor, locale, currency);
  const pieces = rows.reduce(
    (count, { problem, line }) => count + (problem === undefined ? line.quantity : 0),
    0,
  );
  const isSettled = isAnswered(cart.lines, priced) && !sum.hasNewPrices && !sum.hasProblems;
  const canOrder = isSettled && priced?.can_order === true && checkout !== undefined;
  return (
    <>
      <RemovedNotice removed={acts.removed} onUndo={acts.undo} />
      {rows.length === 0 ? (
        <EmptyState icon={ShoppingCart} title={t('cart.empty-title')} text={t('cart.empty-text')}>
          <a className="btn btn-primary" href={href(shop)} onClick={close}>
            {t('cart.to-shop')}
          </a>
        </EmptyState>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4" aria-label={t('cart.lines')}>
            {rows.map((row) => (
              <Line
                key={row.key}
                row={row}
                money={money}
                onRemove={() => acts.remove(row)}
                removeButton={acts.buttonOf(row.key)}
              />
            ))}
          </ul>
          <div className="mt-4 grid gap-4 border-t border-line pt-4">
            <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{t('cart.total', { count: pieces })}</span>
              <strong className="ml-auto text-lg tabular-nums">{money(sum.totalMinor)}</strong>
            </div>
            {sum.hasNewPrices && <p className="font-medium text-sun-ink">{t('cart.new-prices')}</p>}
            {sum.hasProblems && <p className="font-medium text-danger">{t('cart.has-problems')}</p>}
            {canOrder && (
              <a className="btn btn-primary" href={href(checkout)} onClick={close}>
                {t('cart.checkout')}
              </a>
            )}
            <a
              className={`btn ${canOrder ? 'btn-secondary' : 'btn-primary'}`}
              href={cartHref}
              onClick={close}
            >
              {t('cart.to-cart')}
            </a>
          </div>
        </>
      )}
    </>
  );
}

interface LineProps {
  readonly row: CartRow;
  readonly money: (minor: number) => string;
  readonly onRemove: () => void;
  readonly removeButton: (button: HTMLButtonElement | null) => void;
}

function Line({ row: { line, good, unitMinor, left, problem }, money, onRemove, removeButton }: LineProps) {
  const { t, href } = usePage();
  const { close } = usePopups();
  const title = good.title ?? good.alias;
  const picture = `aspect-square w-full rounded-control bg-brand-soft object-cover ${problem ? 'grayscale' : ''}`;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.75rem] gap-x-4">
      {good.image ? (
        <Picture picture={good.image} className={picture} sizes="4.5rem" />
      ) : (
        <PictureGap className={picture} />
      )}
      <div className="min-w-0">
        <p className="font-semibold break-words hyphens-auto">
          {good.category === undefined ? (
            title
          ) : (
            <a
              className="hover:underline"
              href={href(`/category/${good.category}/goods/${good.alias}`)}
              onClick={close}
            >
              {title}
            </a>
          )}
        </p>
        {unitMinor !== null && (
          <p className={`tabular-nums ${problem ? 'text-ink-soft line-through' : ''}`}>
            {line.quantity > 1 && (
              <span className="text-ink-soft">
                {t('cart.pieces', { quantity: line.quantity, price: money(unitMinor) })}{' '}
              </span>
            )}
            <strong>{money(unitMinor * line.quantity)}</strong>
          </p>
        )}
        {problem && (
          <p className="text-sm font-medium text-sun-ink">
            {problem === 'short' ? t('cart.short', { count: left ?? 0 }) : t(`cart.problem.${problem}`)}
          </p>
        )}
      </div>
      <button
        ref={removeButton}
        type="button"
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-danger"
      >
        <Trash2 aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('cart.remove', { title })}</span>
      </button>
    </li>
  );
}
