import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ShownCondition } from '#ui/shop/conditions.ts';

interface Props {
  readonly id: string;
  readonly conditions: readonly ShownCondition[];
  readonly currency: string;
  /** Place of the chosen one. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  /** Id of the form that the choice is sent with where there is no script. */
  readonly form: string;
}

/** Terms of sale to choose from, each with its price: so the choice says all without a script, too. */
export function ConditionChoice({ id, conditions, currency, chosen, onChoose, form }: Props) {
  const { t, locale } = usePage();
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2 font-semibold">{t('good.conditions')}</legend>
      <div className="grid grid-cols-1 gap-2">
        {[...conditions.entries()].map(([place, { id: condition, title, priceMinor }]) => (
          <label
            key={condition}
            htmlFor={`${id}-${place}`}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              id={`${id}-${place}`}
              name={id}
              form={form}
              value={condition}
              checked={place === chosen}
              onChange={() => onChoose(place)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1 break-words hyphens-auto">{title}</span>
            <span className="shrink-0 tabular-nums">{formatMoney(priceMinor, locale, currency)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
