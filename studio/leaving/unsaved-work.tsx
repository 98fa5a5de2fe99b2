import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { LeaveDialog } from './leave-dialog.tsx';

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

interface Leaving {
  /** @returns ends it */
  readonly watch: (work: UnsavedWork) => () => void;
  /** Whether anything on the screen is not stored. */
  readonly dirty: () => boolean;
  /** The window is about to be left, and whoever leaves was asked. */
  readonly letGo: () => void;
}

const LeavingContext = createContext<Leaving | null>(null);

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

/** How long a write may take before somebody who leaves is told that they wait, in milliseconds. */
const patienceMs = 800;

/** The one place that asks before unsaved work is left. The router knows one guard at a time; this is it. */
export function UnsavedWorkGuard({ children }: { readonly children: ReactNode }) {
  const works = useRef(new Set<UnsavedWork>());
  const free = useRef(false);
  const unsaved = useCallback(() => [...works.current].filter((work) => work.dirty()), []);
  const leaving = useMemo<Leaving>(
    () => ({
      watch: (work) => {
        works.current.add(work);
        return () => works.current.delete(work);
      },
      dirty: () => unsaved().length > 0,
      letGo: () => {
        free.current = true;
      },
    }),
    [unsaved],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const left = free.current ? [] : unsaved();
      if (left.length === 0) return;
      for (const { save } of left) void save?.();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation: from, nextLocation: to }) =>
        `${from.pathname}${from.search}` !== `${to.pathname}${to.search}` && unsaved().length > 0,
      [unsaved],
    ),
  );
  const [asked, setAsked] = useState<{ readonly kept: boolean } | null>(null);
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return setAsked(null);
    let over = false;
    const ask = () => !over && setAsked({ kept: unsaved().every(({ kept }) => kept === true) });
    const patience = setTimeout(ask, patienceMs);
    // What can be stored is stored, and nobody is asked.
    void Promise.all(unsaved().map(({ save }) => save?.())).then(() => {
      if (over) return;
      clearTimeout(patience);
      if (unsaved().length === 0) proceed?.();
      else ask();
    });
    return () => {
      over = true;
      clearTimeout(patience);
    };
  }, [state, proceed, unsaved]);
  return (
    <LeavingContext value={leaving}>
      {children}
      {asked && blocker.state === 'blocked' && (
        <LeaveDialog
          kept={asked.kept}
          onLeave={() => {
            for (const { drop } of unsaved()) drop?.();
            blocker.proceed();
          }}
          onStay={blocker.reset}
        />
      )}
    </LeavingContext>
  );
}
