import { statusScreen } from '#engine/gate/status-screen.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import { screenOnFailedStatus } from '#schemas/statuses.ts';
import { beginApplication } from '#ui/account/begin-application.ts';
import { carriedQuery } from '#ui/account/carried-query.ts';
import { useSend } from '#ui/design/use-send.ts';

/**
 * A signed-in customer applies right from the calculator: the application begins with what it is set to, and the page
 * moves to it. Who has one already is led to it.
 */
export function useApplying() {
  const { session, locale, href } = usePage();
  const { busy, error, send } = useSend();
  const { toStatusScreen } = useScreenMoves();
  const call = session.signedIn ? session.statusCall : undefined;
  /**
   * Takes what the fields show. A press that waited for the script comes together with what was typed before it, which
   * React writes back into the fields only when both have been told.
   */
  const start = async (form: HTMLFormElement | null): Promise<void> => {
    await Promise.resolve();
    if (call === undefined || !form?.reportValidity()) return;
    const shown = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const carried = carriedQuery(new URLSearchParams(shown).toString());
    await send(() =>
      toStatusScreen(async () => {
        const now = await beginApplication({ call, carried, locale });
        return href(now ? statusScreen(now) : screenOnFailedStatus);
      }),
    );
  };
  return { possible: call !== undefined, busy, error, start };
}
