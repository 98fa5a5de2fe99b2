import { codeLifeMs } from '#schemas/constants.ts';
import type { MessageTemplate } from './message.ts';

/** What somebody has just asked for and waits for: codes, links to sign in or to a new password, a PIN. */
const waitedFor = /-code$|^(?:registration|login|restore)-|^pin-reminder$/;
/** Other messages are news: of a payment, a card, an order. */
const newsMs = 3 * 24 * 60 * 60_000;

/** How long a message is of use to whom it is for, in milliseconds; after that it is not sent any more. */
export const messageLifeMs = (template: MessageTemplate): number =>
  waitedFor.test(template) ? codeLifeMs : newsMs;

/** The first wait, and the longest. A server that puts strangers off (greylisting) takes the message after five minutes or so. */
const firstWaitMs = 10_000;
const longestWaitMs = 30 * 60_000;

/**
 * How long to wait before the next attempt, in milliseconds: twice as long after each.
 * @param attempts how many have failed, at least 1
 */
export const retryWaitMs = (attempts: number): number =>
  // The exponent has a limit, so that the product stays a number whatever it is asked for.
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));
