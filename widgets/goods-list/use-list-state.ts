import { startTransition, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import { type GoodsListState, goodsListQuery } from '#schemas/goods-list-address.ts';

/** The state of a list as the visitor has set it, which may be ahead of the goods that are shown. */
export interface ListMoves {
  readonly state: GoodsListState;
  readonly isMoving: boolean;
  readonly hrefOf: (state: GoodsListState) => string;
  /** Shows the list so, in place: focus and scroll stay. */
  readonly show: (state: GoodsListState) => void;
}

/** @param shown the state of the goods that are shown */
export function useListState(shown: GoodsListState): ListMoves {
  const { href, path } = usePage();
  const moves = useScreenMoves();
  const [asked, setAsked] = useState<{ readonly from: GoodsListState; readonly to: GoodsListState } | null>(
    null,
  );
  // Once other goods are here, what was asked for is what they say: the server may have put it otherwise.
  const ahead = asked?.from === shown ? asked.to : null;
  const state = ahead ?? shown;
  const hrefOf = (to: GoodsListState) => {
    const query = goodsListQuery(to);
    return href(path) + (query === '' ? '' : `?${query}`);
  };
  return {
    state,
    isMoving: ahead !== null,
    hrefOf,
    show: (to) => {
      if (goodsListQuery(to) === goodsListQuery(state)) return;
      setAsked({ from: shown, to });
      // A move that comes to nothing says so itself; the boxes then show again what the goods are. In a transition, as the goods
      // come in one: between the two, a box would jump back.
      const settle = () => startTransition(() => setAsked((now) => (now?.to === to ? null : now)));
      void moves.show(hrefOf(to)).finally(settle);
    },
  };
}
