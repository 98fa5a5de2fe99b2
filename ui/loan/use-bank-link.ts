import { useEffect, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { PlatformFailure } from '#engine/react/platform-failures.ts';
import type { LinkAccess, LinkedAccount, LinkFailure, LinkStatus } from '#schemas/lending/bank-link.ts';
import { type Sending, useSend } from '#ui/design/use-send.ts';
import { type BankLinkCalls, bankLinkCalls } from './bank-link-calls.ts';
import { usePolling } from './use-polling.ts';
import { useStatusMove } from './use-status-move.ts';

/** What the customer sees of an identification by a bank. */
export type BankLinkPhase =
  /** Whether one is under way is being asked. */
  | { readonly at: 'checking' }
  | { readonly at: 'intro' }
  | { readonly at: 'open'; readonly access: LinkAccess }
  | { readonly at: 'accounts'; readonly linkId: string; readonly accounts: readonly LinkedAccount[] }
  | { readonly at: 'importing'; readonly asked: number }
  | { readonly at: 'failed'; readonly failure: LinkFailure };

export interface BankLinkControl extends Pick<Sending, 'busy' | 'error'> {
  readonly phase: BankLinkPhase;
  /** Begins, or goes on with what was begun. `inFrame` shows the bank's page here, else this window goes there. */
  readonly open: (inFrame: boolean) => void;
  readonly choose: (linkId: string, accountId: string) => void;
  /** The bank's page said that it is done, or the customer says so. */
  readonly askNow: () => void;
  readonly restart: () => void;
}

/** Milliseconds between questions: providers ask for two to five seconds. */
const pollMs = 3000;
/** After so many answers the customer is told that it takes longer than usual. */
export const longAfter = 20;

/**
 * The way of an identification by a bank: open, choose an account, wait. It goes on where it was after a reload and after
 * the customer comes back from the bank; what the browser hears is only a reason to ask the platform.
 */
export function useBankLink(refs: BankLinkCalls, start: BankLinkPhase): BankLinkControl {
  const { locale } = usePage();
  const [phase, setPhase] = useState(start);
  const { send, busy, error } = useSend();
  const move = useStatusMove();
  const calls = bankLinkCalls(refs, locale);

  const follow = async ({ link_id, state, failure }: LinkStatus, before: BankLinkPhase): Promise<void> => {
    if (state === 'done') await move();
    else if (state === 'failed' && failure) setPhase({ at: 'failed', failure });
    else if (state === 'authorised' && link_id !== null)
      setPhase({ at: 'accounts', linkId: link_id, accounts: await calls.accounts() });
    else if (state === 'importing')
      setPhase({ at: 'importing', asked: before.at === 'importing' ? before.asked + 1 : 0 });
    // While the bank's page is open nothing has to be said until it ends.
    else if (before.at !== 'open') setPhase({ at: 'intro' });
  };
  /** The status may have moved on in another tab or behind the screen: then there is nothing left to do here ([sec 14]). */
  const orMove = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof PlatformFailure && error.code === 'wrong_status')) throw error;
      await move();
    }
  };
  const ask = () =>
    orMove(async () => {
      const now = await calls.status();
      if (now) await follow(now, phase);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the screen wakes
  useEffect(() => {
    // Without an answer the customer can begin all the same; the press will say what is wrong.
    if (start.at === 'checking' && refs.status !== null) void ask().catch(() => setPhase({ at: 'intro' }));
  }, []);
  usePolling(
    refs.status !== null && (phase.at === 'open' || phase.at === 'importing'),
    // A question that failed is asked again; the platform ends what takes too long.
    () => ask().catch(() => undefined),
    pollMs,
  );

  return {
    phase,
    busy,
    error,
    open: (inFrame) =>
      void send(() =>
        orMove(async () => {
          const access = await calls.open();
          if (inFrame) setPhase({ at: 'open', access });
          else location.assign(access.redirect_url);
        }),
      ),
    choose: (linkId, accountId) =>
      void send(() => orMove(async () => follow(await calls.process(linkId, accountId), phase))),
    askNow: () => void ask().catch(() => undefined),
    restart: () => setPhase({ at: 'intro' }),
  };
}
