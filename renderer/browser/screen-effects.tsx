import { useEffect, useLayoutEffect } from 'react';
import type { ClientPlan } from '../tree/client-plan.ts';
import { useStatusPoll } from './use-status-poll.ts';

/**
 * What a screen does by itself while it is shown.
 * @param onShown called as soon as React has taken over the first page
 * @param onReady called once the first page is hydrated
 */
export function ScreenEffects({
  plan,
  onShown,
  onReady,
}: {
  readonly plan: ClientPlan;
  readonly onShown: () => void;
  readonly onReady: () => void;
}) {
  useLayoutEffect(onShown, [onShown]);
  useEffect(onReady, [onReady]);
  useStatusPoll(plan);
  return null;
}
