import { usePage } from '#engine/react/page-context.tsx';
import type { FilterOption, GoodsFilter } from '#schemas/goods-list.ts';
import type { GoodsListState } from '#schemas/goods-list-address.ts';

interface Props {
  /** Id of the form. */
  readonly id: string;
  readonly filter: GoodsFilter;
  readonly state: GoodsListState;
}

/** So many values are in sight at once; the rest is a press away. */
const inSight = 8;

/** The values of a choice, with the number of goods that each would give. */
export function FilterChoice({ id, filter, state }: Props) {
  const { t } = usePage();
  const { alias, title } = filter;
  const set = state.filters[alias];
  const chosen: readonly string[] = Array.isArray(set) ? set : [];
  // Who wants what cannot be had?
  const options = (filter.options ?? []).filter(
    ({ value }) => alias !== 'available' || value === 'true' || chosen.includes(value),
  );
  const first = options.length > inSight + 2 ? options.slice(0, inSight) : options;
  const rest = options.slice(first.length);
  const box = ({ value, title: name, count }: FilterOption) => (
    <li key={value}>
      <label className="tick min-h-11 items-center py-1" htmlFor={`${id}-${alias}-${value}`}>
        <input
          type="checkbox"
          id={`${id}-${alias}-${value}`}
          name={alias}
          value={value}
          checked={chosen.includes(value)}
          onChange={ignore}
        />
        <span className="min-w-0 wrap-anywhere">
          {alias === 'available' && value === 'true' ? t('goods-list.only-available') : name}{' '}
          <span className="text-ink-soft tabular-nums">({count})</span>
        </span>
      </label>
    </li>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold wrap-anywhere">{title}</legend>
      <ul>{first.map(box)}</ul>
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('goods-list.more', { count: rest.length })}
          </summary>
          <ul>{rest.map(box)}</ul>
        </details>
      )}
    </fieldset>
  );
}

/** The form hears of each change; React wants to see that somebody does. */
const ignore = () => undefined;
