import { useCallback, useEffect, useState } from 'react';

/**
 * Where in a screen somebody is, e.g. at which step of a form, and the way to another place of it. `instead`: the other place
 * takes this one's in the history, for a place nobody may be at yet.
 */
export type PlaceInScreen = readonly [place: string, go: (place: string, how?: 'instead') => void];

/**
 * A place inside of a screen that the browser's Back, Forward and reload know. It stands in the history's state and not in
 * the address, which stays the one the gate knows; nothing is asked of the server, and nothing of the screen is lost.
 *
 * Entries of one screen share what the router wrote into them, so it can be told whether a move is one between places: of
 * those the router, which would fetch the screen anew, learns nothing.
 * @param first the place to begin with, where the history has none; what the server shows
 * @param firstHere the same as this browser knows it
 * @param addressOf the address to show at a place, where a place has one of its own; it must lead to this very screen
 */
export function usePlace(
  first: string,
  firstHere: () => string = () => first,
  addressOf: (place: string) => string = () => '',
): PlaceInScreen {
  const [place, setPlace] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen comes once; where it begins is known by then
  useEffect(() => {
    const begun = placeIn(history.state);
    const now = begun ?? firstHere();
    if (begun === null) history.replaceState({ ...history.state, place: now }, '');
    setPlace(now);
    const { key, idx } = { ...history.state };
    const moved = (event: PopStateEvent) => {
      const to = placeIn(event.state);
      if (to === null || event.state.key !== key || event.state.idx !== idx) return;
      event.stopImmediatePropagation();
      setPlace(to);
    };
    // Before the router, which listens without capturing.
    addEventListener('popstate', moved, { capture: true });
    return () => removeEventListener('popstate', moved, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what address a place has does not change
  const go = useCallback((next: string, how?: 'instead') => {
    const state = { ...history.state, place: next };
    if (how === 'instead') history.replaceState(state, '', addressOf(next));
    else if (placeIn(history.state) !== next) history.pushState(state, '', addressOf(next));
    setPlace(next);
  }, []);
  return [place, go];
}

const placeIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'string'
    ? state.place
    : null;
