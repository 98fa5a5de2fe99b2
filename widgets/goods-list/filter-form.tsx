import { X } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ListWords } from './chosen.ts';
import { FilterChoice } from './filter-choice.tsx';
import { FilterRange } from './filter-range.tsx';
import { readFilterForm } from './list-state.ts';
import type { ListedGoods } from './queries.ts';
import type { ListMoves } from './use-list-state.ts';

interface Props {
  readonly id: string;
  readonly list: ListedGoods;
  readonly moves: ListMoves;
  readonly words: ListWords;
}

/**
 * What narrows the list: beside it in a wide place, a drawer of the browser's own (`popover`) in a narrow one. A form that is
 * sent by its button; with the script each change shows at once, and the button only closes the drawer.
 */
export function FilterForm({ id, list, moves, words }: Props) {
  const { t, href, path } = usePage();
  const { filters, total } = list;
  const apply = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    moves.show(readFilterForm(filters, (name) => fields.getAll(name).map(String), moves.state));
  };
  return (
    <form
      id={id}
      // An attribute without a value would be another thing to React than to the browser.
      popover="auto"
      method="get"
      action={href(path)}
      autoComplete="off"
      aria-label={t('goods-list.filters')}
      data-print="no"
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') apply(currentTarget);
      }}
      onBlur={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement && target.type === 'text') apply(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
        if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
      }}
      className={`inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-sm overflow-y-auto overscroll-contain border-line bg-surface p-0 text-ink backdrop:bg-deep/60 open:border-l ${filters.length > 0 ? wide : ''}`}
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-2 @4xl:hidden">
        <p className="text-lg font-semibold">{t('goods-list.filters')}</p>
        {/* biome-ignore lint/a11y/noAutofocus: for popovers it says where the focus goes when they open */}
        <button autoFocus type="button" popoverTarget={id} popoverTargetAction="hide" className="btn-icon">
          <X aria-hidden="true" />
          <span className="sr-only">{t('goods-list.close')}</span>
        </button>
      </div>
      <div className="grid gap-6 p-4 @4xl:p-0">
        {filters.map((filter) =>
          filter.kind === 'choice' ? (
            <FilterChoice key={filter.alias} id={id} filter={filter} state={moves.state} />
          ) : (
            <FilterRange key={filter.alias} id={id} filter={filter} state={moves.state} words={words} />
          ),
        )}
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface p-4 @4xl:static @4xl:mt-6 @4xl:hidden @4xl:border-0 @4xl:p-0 noscript:@4xl:block">
        <button type="submit" className="btn btn-primary w-full">
          <span className="noscript:hidden">
            {t('goods-list.show', { goods: t('goods-list.total', { count: total }) })}
          </span>
          <span className="hidden noscript:inline">{t('goods-list.apply')}</span>
        </button>
      </div>
    </form>
  );
}

/** In a wide place it stands beside the goods, as a popover that is never closed. */
const wide =
  '@4xl:static @4xl:block @4xl:h-auto @4xl:w-auto @4xl:max-w-none @4xl:overflow-visible @4xl:border-0 @4xl:bg-transparent';
