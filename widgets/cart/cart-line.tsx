import { Trash2, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CartGood } from '#schemas/cart.ts';
import type { LineChange } from '#schemas/cart-lines.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import type { CartRow } from '#ui/shop/cart/cart-rows.ts';
import { QuantityStepper } from '#ui/shop/cart/quantity-stepper.tsx';
import { ConditionChoice } from './condition-choice.tsx';

interface Props {
  readonly row: CartRow;
  readonly heading: 'h2' | 'h3';
  readonly id: string;
  readonly onChange: (change: LineChange) => void;
  readonly onRemove: () => void;
  readonly removeButton: Ref<HTMLButtonElement>;
}

/** One line: what it is, how many, under which condition, what it costs, and what stands against it. */
export function CartLine({ row, heading: Heading, id, onChange, onRemove, removeButton }: Props) {
  const { t, locale } = usePage();
  const { line, good, unitMinor, oldMinor, left, problem } = row;
  const title = good.title ?? good.alias;
  const money = (minor: number) => formatMoney(minor, locale, good.currency ?? 'PLN');
  const picture = `aspect-square w-full rounded-control bg-brand-soft object-cover ${problem ? 'grayscale' : ''}`;
  return (
    <li className="card grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5 sm:p-5">
      <div className="sm:row-span-3">
        {good.image ? (
          <Picture picture={good.image} className={picture} sizes="7rem" />
        ) : (
          <PictureGap className={picture} />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <Heading className="min-w-0 text-lg leading-snug hyphens-auto break-words">
            <TitleLink good={good}>{title}</TitleLink>
          </Heading>
          <button
            ref={removeButton}
            type="button"
            onClick={onRemove}
            className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-danger"
          >
            <Trash2 aria-hidden="true" className="size-5" />
            <span className="sr-only">{t('cart.remove', { title })}</span>
          </button>
        </div>
      </div>
      <div className="col-span-2 grid grid-cols-1 gap-2 empty:hidden sm:col-span-1 sm:col-start-2">
        <ConditionChoice
          row={row}
          id={`${id}-condition`}
          onChange={(conditionId) => onChange({ conditionId })}
        />
        {problem && (
          <LineWarning
            text={problem === 'short' ? t('cart.short', { count: left ?? 0 }) : t(`cart.problem.${problem}`)}
          />
        )}
        {!problem && left !== null && (
          <p className="text-sm font-medium text-sun-ink">{t('cart.left', { count: left })}</p>
        )}
        {!problem && oldMinor !== null && unitMinor !== null && (
          <LineWarning text={t('cart.changed', { old: money(oldMinor), now: money(unitMinor) })} />
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:col-span-1 sm:col-start-2">
        {problem !== 'unknown' && (
          <QuantityStepper
            id={`${id}-quantity`}
            quantity={line.quantity}
            title={title}
            onChange={(quantity) => onChange({ quantity })}
          />
        )}
        {unitMinor !== null && (
          <p className="ml-auto text-right">
            <strong className={`text-lg tabular-nums ${problem ? 'text-ink-soft line-through' : ''}`}>
              {money(unitMinor * line.quantity)}
            </strong>
            {line.quantity > 1 && (
              <span className="block text-sm text-ink-soft tabular-nums">
                {t('cart.unit', { price: money(unitMinor) })}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** A title that leads to the article, where it is known where that is. */
export function TitleLink({ good: { alias, category }, children }: { good: CartGood; children: string }) {
  const { href } = usePage();
  if (category === undefined) return children;
  return (
    <a className="hover:underline" href={href(`/category/${category}/goods/${alias}`)}>
      {children}
    </a>
  );
}

/** What stands against a line, or has changed of it. */
export function LineWarning({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-sun-soft px-3 py-2 text-sm font-medium text-sun-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
