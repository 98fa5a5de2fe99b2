import { createContext, type ReactNode, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** One popup: what it is called and what it shows. */
export interface Popup {
  readonly title: string;
  readonly content: ReactNode;
  /** Along the side of the window, for what is looked at beside the page. */
  readonly isAside?: boolean;
}

/** Popups form a stack (specification 4): the newest opens on top, closing removes the top. */
export interface PopupStack {
  readonly stack: readonly (Popup & { readonly id: number })[];
  readonly open: (popup: Popup) => void;
  readonly close: () => void;
}

/** A stack of its own for each page, never a module variable: the server renders many visits at once. */
export function createPopupStack(): StoreApi<PopupStack> {
  let nextId = 1;
  return createStore<PopupStack>((set) => ({
    stack: [],
    open: (popup) => set(({ stack }) => ({ stack: [...stack, { ...popup, id: nextId++ }] })),
    close: () => set(({ stack }) => ({ stack: stack.slice(0, -1) })),
  }));
}

const PopupContext = createContext<StoreApi<PopupStack> | null>(null);
export const PopupProvider = PopupContext;

/**
 * Opens and closes popups. On the server nothing can be opened, so without a provider both do nothing.
 */
export function usePopups(): Pick<PopupStack, 'open' | 'close'> {
  const store = useContext(PopupContext);
  return store ? store.getState() : { open: () => undefined, close: () => undefined };
}
