import { setTimeout as sleep } from 'node:timers/promises';
import type { onSendAsyncHookHandler } from 'fastify';

/**
 * How long after a question the answer of a steady call leaves, in milliseconds: longer than the work takes on a node that has
 * enough processor. It is a bound and no beat: a difference that is rounded up would still show in the mean of many answers.
 */
export const steadyAnswerMs = 250;

/**
 * Holds answers back until their time has come, good ones and refusals alike ([sec 10]). Doing the same work for everybody leaves
 * differences of a few milliseconds, such as a message that is written while the answer is; whoever asks often enough sees them.
 * @param ms 0 lets answers go at once
 * @param wait lets milliseconds pass
 */
export function holdAnswers(
  ms: number,
  wait: (ms: number) => Promise<unknown> = sleep,
): onSendAsyncHookHandler {
  return async (_request, reply, payload) => {
    const leftMs = ms - reply.elapsedTime;
    if (leftMs > 0) await wait(leftMs);
    return payload;
  };
}
