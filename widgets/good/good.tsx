import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Trail } from '#ui/design/trail.tsx';
import { AddToCart } from '#ui/shop/cart/add-to-cart.tsx';
import { CartForm } from '#ui/shop/cart/cart-form.tsx';
import { catalogueTrail } from '#ui/shop/category-tree.ts';
import { atCondition, conditionsOf } from '#ui/shop/conditions.ts';
import { goodHref } from '#ui/shop/good-href.ts';
import { GoodPrice } from '#ui/shop/good-price.tsx';
import { UnpaidNotice } from '#ui/shop/orders/unpaid-notice.tsx';
import { Heart } from '#ui/shop/wishlist/heart.tsx';
import { ConditionChoice } from './condition-choice.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { Gallery } from './gallery.tsx';
import { Instalment } from './instalment.tsx';
import { ListPlace } from './list-place.tsx';
import type { GoodProps } from './props.ts';
import type { GoodQueries } from './queries.ts';
import { Variants } from './variants.tsx';

/** One article to look at and to buy. Nothing when there is none: as a page of its own that is a 404. */
export function Good({ data, block }: ViewProps<GoodProps, never, GoodQueries>) {
  const { t } = usePage();
  const [chosen, setChosen] = useState(0);
  const { shown, categories, place, delivery, instalments } = data;
  if (!shown) return null;
  const { good, pictures } = shown;
  const conditions = conditionsOf(good);
  const condition = conditions[chosen] ?? conditions[0];
  const priceMinor = condition?.priceMinor ?? good.price_minor;
  const instalment = instalments[String(priceMinor)];
  const Heading = block.first ? 'h1' : 'h2';
  const titleId = `${block.id}-title`;
  return (
    <article aria-labelledby={titleId}>
      <Trail
        label={t('shop.trail')}
        steps={catalogueTrail(t, categories, { title: good.title, link: goodHref(good) })}
      />
      {place && <ListPlace place={place} />}
      <div className="wrap @container pt-4 pb-10 desktop:pb-14">
        <div className="grid grid-cols-1 gap-8 @3xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @3xl:gap-12">
          <Gallery id={`${block.id}-gallery`} pictures={pictures} title={good.title} first={block.first} />
          <div className="min-w-0">
            <Heading id={titleId} className="text-title break-words hyphens-auto">
              {good.title}
            </Heading>
            {good.summary && <p className="mt-3 text-lead text-ink-soft">{good.summary}</p>}
            <div className="mt-6" aria-live="polite" aria-atomic="true">
              <GoodPrice good={atCondition(good, priceMinor)} />
            </div>
            <p className="mt-3">
              <span className={`badge ${good.available ? '' : 'bg-sun-soft text-sun-ink'}`}>
                {t(good.available ? 'good.available' : 'shop.unavailable')}
              </span>
            </p>
            {!good.available && <p className="mt-3 text-ink-soft">{t('good.unavailable-text')}</p>}
            <UnpaidNotice className="mt-4" />
            <Variants shown={shown} own={good.alias} />
            {conditions.length > 1 && (
              <ConditionChoice
                id={`${block.id}-condition`}
                conditions={conditions}
                currency={good.currency}
                chosen={chosen}
                onChoose={setChosen}
                form={`${block.id}-plain`}
              />
            )}
            <div className="mt-6 flex items-center gap-3">
              <AddToCart
                good={good}
                {...(condition && condition.id !== '' && { conditionId: condition.id })}
                className="min-w-0 flex-1 text-lg @lg:flex-none @lg:px-10"
              />
              <Heart good={good} />
            </div>
            {good.available && (
              <noscript>
                <CartForm
                  id={`${block.id}-plain`}
                  act="add"
                  alias={good.alias}
                  {...(conditions.length === 1 && { condition: condition?.id })}
                >
                  {/* The name under which the choice above is sent. */}
                  {conditions.length > 1 && (
                    <input type="hidden" name="choice" value={`${block.id}-condition`} />
                  )}
                  <button type="submit" className="btn btn-primary text-lg">
                    {t('shop.cart.add')}
                  </button>
                </CartForm>
              </noscript>
            )}
            {instalment && <Instalment offer={instalment} />}
            {delivery && <DeliveryList terms={delivery} good={good} priceMinor={priceMinor} />}
          </div>
        </div>
      </div>
    </article>
  );
}

export default Good;
