import { useMemo, useRef } from 'react';
import { useUnsavedWork } from '../app/unsaved-work.ts';

/**
 * Something typed into the fields of a dialog is unsaved until it is sent.
 * @returns what the element around the fields hears, and a way to send
 */
export function useTypedInto() {
  const typed = useRef(false);
  useUnsavedWork({ dirty: () => typed.current });
  return useMemo(
    () => ({
      onInput: () => {
        typed.current = true;
      },
      /** Whoever sends may be led to another screen; what was refused is unsaved again. */
      send: async (call: () => Promise<unknown> | undefined) => {
        const before = typed.current;
        typed.current = false;
        await call();
        typed.current = before;
      },
    }),
    [],
  );
}
