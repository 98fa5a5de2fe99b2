import { useEffect, useState } from 'react';
import { statusScreen } from '#engine/gate/status-screen.ts';
import { askStatus } from '#engine/react/ask-status.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import { screenOnFailedStatus } from '#schemas/statuses.ts';
import type { ClientPlan } from '../tree/client-plan.ts';
import { pollInterval } from './poll-interval.ts';
import { startStatusPoll } from './status-poll.ts';

/**
 * Waits with the customer while the application is being processed, then moves to the screen of the new status inside the
 * running page (specification 4). Each further processing status reads a page that says how it stands anew.
 */
export function useStatusPoll(plan: ClientPlan): void {
  const [waiting, setWaiting] = useState({ plan, everyMs: plan.pollMs });
  if (waiting.plan !== plan) setWaiting({ plan, everyMs: pollInterval(waiting.everyMs, plan) });
  const { everyMs } = waiting;
  const polls = plan.pollMs !== undefined;
  const { session, locale, path, href } = usePage();
  const { toStatusScreen, refresh } = useScreenMoves();
  const { statusCall } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page waits anew, even for the same status
  useEffect(() => {
    if (everyMs === undefined || statusCall === undefined) return undefined;
    const poll = startStatusPoll({
      everyMs,
      ask: (signal) => askStatus({ call: statusCall, locale, signal }),
      changed: () => {
        // What cannot be had now is asked for with the next status.
        if (polls) void refresh().catch(() => undefined);
      },
      leave: (now) => {
        setWaiting((before) => ({ ...before, everyMs: undefined }));
        const screen = now ? statusScreen(now) : screenOnFailedStatus;
        if (screen !== path) void toStatusScreen(async () => href(screen)).catch(() => undefined);
      },
      hidden: () => document.hidden,
      random: Math.random,
    });
    document.addEventListener('visibilitychange', poll.visibilityChanged);
    return () => {
      document.removeEventListener('visibilitychange', poll.visibilityChanged);
      poll.stop();
    };
  }, [everyMs, polls, statusCall, locale, path, refresh, toStatusScreen]);
}
