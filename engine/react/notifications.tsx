import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message for the visitor, shown until dismissed. Text only, never markup (security decision 10). */
export interface Notification {
  readonly kind: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly text: string;
}

export interface NotificationList {
  readonly items: readonly (Notification & { readonly id: number })[];
  readonly notify: (notification: Notification) => void;
  readonly dismiss: (id: number) => void;
}

/** The notifications of one page. */
export function createNotificationList(): StoreApi<NotificationList> {
  let nextId = 1;
  return createStore<NotificationList>((set) => ({
    items: [],
    notify: (notification) => set(({ items }) => ({ items: [...items, { ...notification, id: nextId++ }] })),
    dismiss: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
  }));
}

const NotificationContext = createContext<StoreApi<NotificationList> | null>(null);
export const NotificationProvider = NotificationContext;

/** Shows messages. On the server nothing can be shown, so without a provider nothing happens. */
export function useNotifications(): Pick<NotificationList, 'notify' | 'dismiss'> {
  const store = useContext(NotificationContext);
  return store ? store.getState() : { notify: () => undefined, dismiss: () => undefined };
}
