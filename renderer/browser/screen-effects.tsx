import { useEffect } from 'react';
import type { ClientPlan } from '../tree/client-plan.ts';
import { useStatusPoll } from './use-status-poll.ts';

/**
 * What a screen does by itself while it is shown.
 * @param onReady called once the first page is hydrated
 */
export function ScreenEffects({
  plan,
  onReady,
}: {
  readonly plan: ClientPlan;
  readonly onReady: () => void;
}) {
  useEffect(onReady, [onReady]);
  useStatusPoll(plan);
  return null;
}
