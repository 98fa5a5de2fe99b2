import { useSyncExternalStore } from 'react';
import type { TypedChanges } from './typed-changes.ts';

/** What was typed into a thing and the page does not have yet; drawn anew at each key. */
export const useTyped = <T>(typed: TypedChanges<T>, id: string): T | undefined =>
  useSyncExternalStore(typed.subscribe, () => typed.peek(id));

/** Whether something typed is on its way to the page; drawn anew when that changes. */
export const useIsTyping = (all: readonly Pick<TypedChanges<unknown>, 'busy' | 'subscribe'>[]): boolean =>
  useSyncExternalStore(
    (listener) => {
      const ends = all.map(({ subscribe }) => subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    () => all.some(({ busy }) => busy()),
  );
