import { useSend } from '#account/use-send.ts';
import { statusIn } from '#engine/react/ask-status.ts';
import { marketingQuery } from '#engine/react/attribution-cookie.ts';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useStatusMove } from '#flow/use-status-move.ts';

/** What the calculator is set to: whole units of the currency, and months. */
export interface Wanted {
  readonly curSum: number;
  readonly curTerm: number;
}

/**
 * A signed-in customer applies right from the calculator: the application begins with what it is set to, and with where
 * the customer came from, which is counted with it (specification 7). Who has one already is led to it.
 */
export function useApplying() {
  const { session, locale } = usePage();
  const { busy, trouble, send } = useSend();
  const move = useStatusMove();
  const start = ({ curSum, curTerm }: Wanted) =>
    send(async () => {
      const { data } = await callPlatform({
        path: session.statusPath ?? '',
        query: { ...marketingQuery(document.cookie), app: 1, curSum, curTerm, language: locale },
        locale,
      });
      await move(statusIn(data)?.status);
    });
  return { busy, trouble, start };
}
