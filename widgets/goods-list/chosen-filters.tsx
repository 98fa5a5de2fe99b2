import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ChosenFilter } from './chosen.ts';
import { withoutFilters } from './list-state.ts';
import type { ListMoves } from './use-list-state.ts';

interface Props {
  readonly chosen: readonly ChosenFilter[];
  readonly moves: ListMoves;
}

/** What the list is narrowed to; each is a link to the list without it. */
export function ChosenFilters({ chosen, moves }: Props) {
  const { t } = usePage();
  const { hrefOf, state } = moves;
  if (chosen.length === 0) return null;
  const all = withoutFilters(state);
  return (
    <ul
      aria-label={t('goods-list.chosen')}
      data-print="no"
      className="mb-4 flex flex-wrap items-center gap-2"
    >
      {chosen.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <a
            href={hrefOf(without)}
            onClick={(event) => showInPlace(event, () => moves.show(without))}
            className="badge min-h-11 max-w-full px-4 text-base wrap-anywhere hover:underline"
          >
            <span className="sr-only">{t('goods-list.remove')} </span>
            {label}
            <X aria-hidden="true" className="size-4 flex-none" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={hrefOf(all)}
          onClick={(event) => showInPlace(event, () => moves.show(all))}
          className="text-link inline-flex min-h-11 items-center px-2"
        >
          {t('goods-list.clear')}
        </a>
      </li>
    </ul>
  );
}

/** A plain press of a link; with a key held down the link is the browser's. */
export function showInPlace(event: MouseEvent, show: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  show();
}
