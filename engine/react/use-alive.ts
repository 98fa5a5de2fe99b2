import { useLayoutEffect, useState } from 'react';

/**
 * Whether this view runs in a browser; false on the server and in what it sent. True from the very task on in which the view comes alive: up to
 * then what is pressed is kept for it (`renderer/browser/early-events.ts`), and between the two, as with an effect that runs
 * after the paint, a key would meet a button that is off still, and be lost.
 */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);
  return alive;
}
