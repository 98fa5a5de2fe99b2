import { Trash2 } from 'lucide-react';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { mostCartPieces } from '#schemas/constants.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { CartForm } from '#ui/shop/cart/cart-form.tsx';
import { cartNoticeTexts } from '#ui/shop/cart/cart-notices.ts';
import { type CartRow, cartSum } from '#ui/shop/cart/cart-rows.ts';
import { LineWarning, TitleLink } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { CartProps } from './props.ts';
import type { CartDelivery, PlainCartData } from './queries.ts';

interface Props extends PlainCartData, Pick<CartProps, 'shop'> {
  readonly checkout: string | undefined;
  readonly id: string;
  readonly heading: 'h2' | 'h3';
  readonly delivery: readonly CartDelivery[];
}

const nothing = () => undefined;

/** The cart of a browser without script: each line a form. Stands inside of `noscript`, so it is the server's alone. */
export function PlainCart({ rows, notice, id, heading, delivery, shop, checkout }: Props) {
  const { t } = usePage();
  const sum = cartSum(rows);
  const [, told] = (notice && cartNoticeTexts[notice]) ?? [];
  return (
    <div className="grid grid-cols-1 items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        {told && (
          <p className="mb-4 rounded-card bg-sun-soft px-5 py-3 font-medium text-sun-ink">{t(told)}</p>
        )}
        <ul className="grid grid-cols-1 gap-4" aria-label={t('cart.lines')}>
          {rows.map((row) => (
            <PlainLine key={row.key} row={row} heading={heading} id={`${id}-plain-${row.key}`} />
          ))}
        </ul>
      </div>
      <CartSummary
        rows={rows}
        sum={sum}
        state="answered"
        delivery={delivery}
        heading={heading}
        shop={shop}
        checkout={checkout}
        onAccept={nothing}
        onAskAgain={nothing}
      />
    </div>
  );
}

interface LineProps {
  readonly row: CartRow;
  readonly heading: 'h2' | 'h3';
  readonly id: string;
}

function PlainLine({ row: { line, good, unitMinor, problem }, heading: Heading, id }: LineProps) {
  const { t, locale } = usePage();
  const title = good.title ?? good.alias;
  const condition = line.sale_condition_id;
  const conditions = good.sale_conditions ?? [];
  const money = (minor: number) => formatMoney(minor, locale, good.currency ?? 'PLN');
  const picture = 'aspect-square w-full rounded-control bg-brand-soft object-cover';
  return (
    <li className="card grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5 sm:p-5">
      {good.image ? (
        <Picture picture={good.image} className={picture} sizes="7rem" />
      ) : (
        <PictureGap className={picture} />
      )}
      <div className="grid min-w-0 content-start gap-3">
        <Heading className="text-lg leading-snug hyphens-auto break-words">
          <TitleLink good={good}>{title}</TitleLink>
        </Heading>
        {problem && <LineWarning text={t(`cart.problem.${problem}`)} />}
        {problem !== 'unknown' && (
          <CartForm
            act="change"
            alias={good.alias}
            condition={condition}
            className="flex flex-wrap items-end gap-3"
          >
            <label htmlFor={`${id}-quantity`} className="grid gap-1 text-sm text-ink-soft">
              {t('cart.quantity')}
              <input
                id={`${id}-quantity`}
                type="number"
                name="quantity"
                min={1}
                max={mostCartPieces}
                required
                defaultValue={line.quantity}
                className="input w-20 tabular-nums"
              />
            </label>
            {conditions.length > 1 && (
              <label htmlFor={`${id}-condition`} className="grid min-w-0 gap-1 text-sm text-ink-soft">
                {t('cart.condition')}
                <select
                  id={`${id}-condition`}
                  name="next"
                  className="input max-w-full"
                  defaultValue={condition}
                >
                  {conditions.map(({ id: value, title: name }) => (
                    <option key={value} value={value}>
                      {name ?? value}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <button type="submit" className="btn btn-secondary">
              {t('cart.save')}
              <span className="sr-only">: {title}</span>
            </button>
          </CartForm>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CartForm act="remove" alias={good.alias} condition={condition}>
            <button type="submit" className="text-link inline-flex min-h-11 items-center gap-2">
              <Trash2 aria-hidden="true" className="size-4" />
              {t('cart.take-out')}
              <span className="sr-only">: {title}</span>
            </button>
          </CartForm>
          {unitMinor !== null && (
            <p className="ml-auto text-right">
              <strong className="text-lg tabular-nums">{money(unitMinor * line.quantity)}</strong>
              {line.quantity > 1 && (
                <span className="block text-sm text-ink-soft tabular-nums">
                  {t('cart.unit', { price: money(unitMinor) })}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
