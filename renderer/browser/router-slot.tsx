import type { ReactNode } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

/** What moves the page from screen to screen. Its code comes when it is needed: `screen-router.tsx`. */
export interface ScreenRouter {
  /** Has to stand in the tree; it shows nothing. */
  readonly View: () => ReactNode;
  /** Resolves when moves may begin. */
  readonly mounted: Promise<void>;
  go(to: URL, options?: { readonly preventScrollReset?: boolean }): Promise<void>;
  /** Asks for the shown screen anew. @throws PlatformFailure when it could not be had; what is shown stays */
  refresh(): Promise<void>;
}

/** The place of the router in the tree, empty until a move is likely. */
export interface RouterSlot {
  readonly View: ScreenRouter['View'] | null;
  /** The running router. What failed may be tried again. @throws Error when its code did not come */
  readonly router: () => Promise<ScreenRouter>;
}

/** @param start fetches the router's code and begins with the screen that is shown then */
export const createRouterSlot = (start: () => Promise<ScreenRouter>): StoreApi<RouterSlot> =>
  createStore<RouterSlot>((set) => {
    let starting: Promise<ScreenRouter> | undefined;
    const mount = async () => {
      const router = await start();
      set({ View: router.View });
      await router.mounted;
      return router;
    };
    return {
      View: null,
      router: () => {
        starting ??= mount().catch((error: unknown) => {
          starting = undefined;
          throw error;
        });
        return starting;
      },
    };
  });

export function RouterSlotView({ store }: { readonly store: StoreApi<RouterSlot> }) {
  const { View } = useStore(store);
  return View && <View />;
}
