import type { DataRouter } from 'react-router';

/** Keeps the page where it is when a move came to nothing, whichever way the move was begun. */
export interface PlaceKeeper {
  /** Gives the move that is under way up: the address is that of the shown page again, with its place in the history. */
  readonly keep: () => void;
  /** Whether what is asked for is no more than the shown page after such a move. True once for each. */
  readonly isKept: (url: URL) => boolean;
}

/** Where the history stands, as React Router numbers its entries. */
const entryNow = (): number | undefined => history.state?.idx;

export function createPlaceKeeper(router: DataRouter): PlaceKeeper {
  let shownEntry = entryNow();
  let kept: string | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownEntry = entryNow();
  });
  return {
    keep: () => {
      const { pathname, search, hash, state } = router.state.location;
      kept = pathname + search;
      // Back and Forward have changed the address before anything could be asked for.
      const away = (shownEntry ?? 0) - (entryNow() ?? 0);
      if (away !== 0) history.go(away);
      else void router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true, state });
    },
    isKept: (url) => {
      const isKept = kept === url.pathname + url.search;
      kept = undefined;
      return isKept;
    },
  };
}
