import { useEffect } from 'react';
import { statusScreen } from '#engine/gate/status-screen.ts';
import { askStatus } from '#engine/react/ask-status.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import { screenOnFailedStatus } from '#schemas/statuses.ts';
import { startStatusPoll } from './status-poll.ts';

/**
 * Waits with the customer while the application is being processed, then moves to the screen of the new status inside the
 * running page (specification 4). Each further processing status reads the page anew, so that it says what is going on.
 * @param everyMs from the page's plan; undefined where there is nothing to wait for
 */
export function useStatusPoll(everyMs: number | undefined): void {
  const { session, locale, path, href } = usePage();
  const { toStatusScreen, refresh } = useScreenMoves();
  const { statusPath } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page waits anew, even for the same status
  useEffect(() => {
    if (everyMs === undefined || statusPath === undefined) return undefined;
    const poll = startStatusPoll({
      everyMs,
      ask: (signal) => askStatus({ path: statusPath, locale, signal }),
      changed: () => void refresh(),
      leave: (now) =>
        void toStatusScreen(async () => href(now ? statusScreen(now) : screenOnFailedStatus)).catch(
          () => undefined,
        ),
      hidden: () => document.hidden,
      random: Math.random,
    });
    document.addEventListener('visibilitychange', poll.visibilityChanged);
    return () => {
      document.removeEventListener('visibilitychange', poll.visibilityChanged);
      poll.stop();
    };
  }, [everyMs, statusPath, locale, path, refresh, toStatusScreen]);
}
