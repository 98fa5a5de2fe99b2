import { usePage } from '#engine/react/page-context.tsx';
import type { CartRow } from '#ui/shop/cart/cart-rows.ts';

interface Props {
  readonly row: CartRow;
  readonly id: string;
  readonly onChange: (conditionId: string) => void;
}

/** Terms a line is sold under: to choose where there are several, named where there is one, nothing otherwise. */
export function ConditionChoice({ row: { line, good }, id, onChange }: Props) {
  const { t } = usePage();
  const conditions = good.sale_conditions ?? [];
  const chosen = line.sale_condition_id;
  const isThere = conditions.some((one) => one.id === chosen);
  if (isThere && conditions.length === 1)
    return <p className="text-sm text-ink-soft">{conditions[0]?.title ?? chosen}</p>;
  if (conditions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {t('cart.condition')}
      </label>
      <select
        id={id}
        className="input min-h-11 w-auto max-w-full min-w-0 py-1.5"
        value={isThere ? chosen : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {!isThere && <option value="">{t('cart.choose')}</option>}
        {conditions.map(({ id: value, title }) => (
          <option key={value} value={value}>
            {title ?? value}
          </option>
        ))}
      </select>
    </div>
  );
}
