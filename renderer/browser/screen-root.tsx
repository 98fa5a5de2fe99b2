import { startTransition, useLayoutEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { ClientPlan } from '../tree/client-plan.ts';
import { Screen } from '../tree/screen.tsx';

/** The screen of this document that is shown, or about to be. */
export interface ShownScreen {
  readonly plan: ClientPlan;
}

/** @param plan the screen that the server sent */
export const createShownScreen = (plan: ClientPlan): StoreApi<ShownScreen> =>
  createStore<ShownScreen>(() => ({ plan }));

/** The root of the page: shows a screen until the next one is ready, as a transition, so that nothing blinks and a key is not held up. */
export function ScreenRoot({ store }: { readonly store: StoreApi<ShownScreen> }) {
  const [plan, setPlan] = useState(store.getState().plan);
  useLayoutEffect(() => store.subscribe(({ plan: next }) => startTransition(() => setPlan(next))), [store]);
  return <Screen plan={plan} />;
}
