import { createContext, useContext } from 'react';

/** How a view leads on inside the running page. */
export interface ScreenMoves {
  /**
   * Moves to the screen of a status, under the transition indicator from the first moment on.
   * @param find tells the screen's address, with locale prefix; what it rejects with is passed on
   */
  readonly toStatusScreen: (find: () => Promise<string>) => Promise<void>;
  /**
   * Asks the server for this screen anew, without leaving it: scroll, focus and what views keep stay. The gate leads on
   * where the status has changed.
   * @throws PlatformFailure when it could not be had; what is shown stays
   */
  readonly refresh: () => Promise<void>;
  /**
   * Shows another state of this page, such as a list with one more filter: a step of the history, while scroll and focus stay.
   * @param href with locale prefix
   */
  readonly show: (href: string) => Promise<void>;
}

const ScreenMovesContext = createContext<ScreenMoves | null>(null);
export const ScreenMovesProvider = ScreenMovesContext;

/** Moves of a page that no router runs: on the server nothing moves, in a browser the address is loaded. */
const plainMoves: ScreenMoves = {
  toStatusScreen: async (find) => location.assign(await find()),
  refresh: async () => location.reload(),
  show: async (href) => location.assign(href),
};

/** The moves of the page this view stands on. */
export function useScreenMoves(): ScreenMoves {
  return useContext(ScreenMovesContext) ?? plainMoves;
}
