import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { usePage } from '#engine/react/page-context.tsx';
import { transitionResetMs } from '#schemas/constants.ts';

/** Whether the page is on its way to the screen of a status. */
export interface StatusTransition {
  readonly moving: boolean;
  /** Runs a move; the flag resets half a second after its end (specification 9). */
  readonly during: (move: () => Promise<void>) => Promise<void>;
}

/** While this stands on the document, the page loader keeps out of sight (specification 2; chrome.css). */
const flag = 'data-status-move';

export function createStatusTransition(root: Element = document.documentElement): StoreApi<StatusTransition> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under = 0;
  return createStore<StatusTransition>((set) => ({
    moving: false,
    during: async (move) => {
      clearTimeout(timer);
      under += 1;
      root.setAttribute(flag, '');
      set({ moving: true });
      try {
        await move();
      } finally {
        under -= 1;
        if (under === 0)
          timer = setTimeout(() => {
            root.removeAttribute(flag);
            set({ moving: false });
          }, transitionResetMs);
      }
    },
  }));
}

/** A calm bar along the upper edge, and words for those who do not see it. In the page before it is needed, to be heard. */
export function StatusTransitionView({ store }: { store: StoreApi<StatusTransition> }) {
  const moving = useStore(store, (state) => state.moving);
  const { t } = usePage();
  const [mounted, setMounted] = useState(false);
  // The server renders nothing here, so neither does the first render of the browser.
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  return createPortal(
    <div role="status" data-print="no">
      {moving && (
        <>
          <span aria-hidden="true" className="status-move-bar" />
          <span className="sr-only">{t('runtime.moving')}</span>
        </>
      )}
    </div>,
    document.body,
  );
}
