import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { type Leaving, LeavingContext, type UnsavedWork } from '../app/unsaved-work.ts';
import { LeaveDialog } from './leave-dialog.tsx';

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
