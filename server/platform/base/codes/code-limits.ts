import { type AttemptLimit, createClientWindow } from '../../http/attempt-window.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { type OpenWindow, perClient } from '../limits/shared-windows.ts';
import { codeTexts } from './code-texts.ts';

/** Messages to one contact: enough for somebody whose mailbox is slow, too few to fill it. */
export const contactLimit: AttemptLimit = { attempts: 5, windowMs: 15 * 60_000 };
/** Messages one client address may ask for. */
export const senderLimit: AttemptLimit = { attempts: 20, windowMs: 15 * 60_000 };
/** Codes and links one client address may try, whosever they are. */
export const guessLimit: AttemptLimit = { attempts: 30, windowMs: 15 * 60_000 };

/**
 * How often codes may be asked for and tried ([sec 11]), on all nodes together. Counted before anything is looked up, so
 * that it tells nobody who has an account.
 */
export interface CodeLimits {
  /** @throws PlatformError too_many_attempts */
  beforeSending(subject: string, caller: Caller): Promise<void>;
  /** @throws PlatformError too_many_attempts */
  beforeTrying(caller: Caller): Promise<void>;
  /**
   * The same within a transaction, for a code that is its customer's own: this node counts. The code's five tries and the
   * messages that bring new ones are counted for all nodes.
   * @throws PlatformError too_many_attempts
   */
  beforeTryingHere(caller: Caller): void;
}

/** @param now milliseconds since the epoch */
export function createCodeLimits(open: OpenWindow, now: () => number): CodeLimits {
  const contacts = open('messages to', contactLimit);
  const senders = perClient(open('messages from', senderLimit));
  const guessers = perClient(open('codes from', guessLimit));
  const guessersHere = createClientWindow(guessLimit, now);
  const refuseWhile = (waitMs: number, { language }: Caller): void => {
    if (waitMs <= 0) return;
    throw new PlatformError('too_many_attempts', refuseIn(codeTexts, language, 'tooMany'), {
      retryAfterS: Math.ceil(waitMs / 1000),
    });
  };
  return {
    beforeSending: async (subject, caller) => {
      // First the client: one that asks too often shall not use up the messages of a contact.
      refuseWhile(await senders.enter(caller.address), caller);
      refuseWhile(await contacts.enter(subject), caller);
    },
    beforeTrying: async (caller) => refuseWhile(await guessers.enter(caller.address), caller),
    beforeTryingHere: (caller) => {
      refuseWhile(guessersHere.waitMs(caller.address), caller);
      guessersHere.count(caller.address);
    },
  };
}
