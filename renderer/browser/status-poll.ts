import type { StatusNow } from '#engine/gate/status-screen.ts';
import { isHandledElsewhere, pauseAfter } from '#engine/react/failure-policy.ts';
import { processingStatuses } from '#schemas/statuses.ts';

/** What asking again and again needs of the page; tests give their own clock. */
export interface StatusPollHost {
  /** Milliseconds between an answer and the next question. */
  readonly everyMs: number;
  readonly ask: (signal: AbortSignal) => Promise<StatusNow>;
  /** The application is being processed still, but by the next hand. */
  readonly changed: () => void;
  /** The status left processing, or cannot be had (null): the page is to be left. Asked no more afterwards. */
  readonly leave: (now: StatusNow | null) => void;
  readonly hidden: () => boolean;
  /** From 0 to 1. */
  readonly random: () => number;
}

export interface StatusPoll {
  /** The page was shown or hidden. */
  readonly visibilityChanged: () => void;
  /** Ends what is on its way, too. */
  readonly stop: () => void;
}

/**
 * Asks for the status while the application is being processed (specification 4): one question at a time, none while the
 * page is hidden, each pause up to a tenth longer by chance, so that thousands of waiting customers do not ask in step
 * (security decision 12).
 *
 * A failed answer ends the waiting (specification 4: `/`). No answer at all is no failed answer: without a connection no
 * other page could be shown, so the pauses grow until there is one.
 */
export function startStatusPoll(host: StatusPollHost): StatusPoll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let known: string | undefined;
  let pauseMs = host.everyMs;
  let over = false;

  const plan = () => {
    clearTimeout(timer);
    timer = undefined;
    if (over || asking || host.hidden()) return;
    timer = setTimeout(() => void ask(), pauseMs * (1 + host.random() / 10));
  };
  const end = (now: StatusNow | null) => {
    over = true;
    host.leave(now);
  };
  const take = (now: StatusNow) => {
    pauseMs = host.everyMs;
    if (!isProcessing(now.status)) return end(now);
    if (known !== now.status) host.changed();
    known = now.status;
  };
  const fail = (failure: unknown) => {
    const pause = pauseAfter(failure, pauseMs, host.everyMs);
    if (pause !== null) pauseMs = pause;
    // Another screen has taken over.
    else if (isHandledElsewhere(failure)) over = true;
    else end(null);
  };
  const ask = async () => {
    const call = new AbortController();
    asking = call;
    try {
      const now = await host.ask(call.signal);
      if (!over) take(now);
    } catch (failure) {
      if (!over) fail(failure);
    } finally {
      asking = undefined;
      plan();
    }
  };

  plan();
  return {
    visibilityChanged: plan,
    stop: () => {
      over = true;
      clearTimeout(timer);
      asking?.abort();
    },
  };
}

const isProcessing = (status: string): boolean => processingStatuses.some((one) => one === status);
