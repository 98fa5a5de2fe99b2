import { useCallback } from 'react';
import { statusScreen } from '#engine/gate/status-screen.ts';
import { askStatus } from '#engine/react/ask-status.ts';
import { isHandledElsewhere } from '#engine/react/failure-policy.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import { screenOnFailedStatus } from '#schemas/statuses.ts';

/**
 * Moves, without a reload and under the transition indicator, to the screen of a status; asks for the status unless it is
 * given. A status that cannot be had leads to `/` (specification 4). Never rejects.
 */
export function useStatusMove(): (status?: string) => Promise<void> {
  const { session, locale, href } = usePage();
  const { toStatusScreen } = useScreenMoves();
  const { statusCall } = session;
  return useCallback(
    async (status) => {
      const find = async () => {
        if (status !== undefined) return href(statusScreen({ status, rejected: false }));
        if (statusCall === undefined) return href(screenOnFailedStatus);
        try {
          return href(statusScreen(await askStatus({ call: statusCall, locale })));
        } catch (failure) {
          // The page is being left already, or lies under the offline screen.
          if (isHandledElsewhere(failure)) throw failure;
          return href(screenOnFailedStatus);
        }
      };
      await toStatusScreen(find).catch(() => undefined);
    },
    [statusCall, locale, href, toStatusScreen],
  );
}
