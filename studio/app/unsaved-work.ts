import { createContext, useContext, useEffect, useRef } from 'react';

/** Something on the screen that may not be stored yet. */
export interface UnsavedWork {
  readonly dirty: () => boolean;
  /** Stores it, where it can be stored without a question; never throws. */
  readonly save?: () => Promise<void>;
  /** Whether this browser keeps it for the next time. */
  readonly kept?: boolean;
  /** Nothing of it is wanted. */
  readonly drop?: () => void;
}

/** What the guard around every screen offers. */
export interface Leaving {
  /** @returns ends it */
  readonly watch: (work: UnsavedWork) => () => void;
  /** Whether anything on the screen is not stored. */
  readonly dirty: () => boolean;
  /** The window is about to be left, and whoever leaves was asked. */
  readonly letGo: () => void;
}

export const LeavingContext = createContext<Leaving | null>(null);

/** @throws outside of the Studio's frame */
export function useLeaving(): Leaving {
  const leaving = useContext(LeavingContext);
  if (!leaving) throw new Error('useLeaving() needs <UnsavedWorkGuard>.');
  return leaving;
}

/** Has whoever leaves asked while something here is not stored: by a link, by “back”, by closing the tab. */
export function useUnsavedWork(work: UnsavedWork): void {
  const { watch } = useLeaving();
  const latest = useRef(work);
  latest.current = work;
  useEffect(
    () =>
      watch({
        dirty: () => latest.current.dirty(),
        save: async () => latest.current.save?.(),
        get kept() {
          return latest.current.kept === true;
        },
        drop: () => latest.current.drop?.(),
      }),
    [watch],
  );
}
