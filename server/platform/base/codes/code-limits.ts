import { type AttemptLimit, createAttemptWindow, createClientWindow } from '../../http/attempt-window.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { codeTexts } from './code-texts.ts';

/** Messages to one contact: enough for somebody whose mailbox is slow, too few to fill it. */
export const contactLimit: AttemptLimit = { attempts: 5, windowMs: 15 * 60_000 };
/** Messages one client address may ask for. */
export const senderLimit: AttemptLimit = { attempts: 20, windowMs: 15 * 60_000 };
/** Codes and links one client address may try, whosever they are. */
export const guessLimit: AttemptLimit = { attempts: 30, windowMs: 15 * 60_000 };

/** How often codes may be asked for and tried ([sec 11]). Counted before anything is looked up, so that it tells nobody who has an account. */
export interface CodeLimits {
  /** @throws PlatformError too_many_attempts */
  beforeSending(subject: string, caller: Caller): void;
  /** @throws PlatformError too_many_attempts */
  beforeTrying(caller: Caller): void;
}

/** @param now milliseconds since the epoch */
export function createCodeLimits(now: () => number): CodeLimits {
  const contacts = createAttemptWindow(contactLimit, now);
  const senders = createClientWindow(senderLimit, now);
  const guessers = createClientWindow(guessLimit, now);
  const refuseWhile = (waitMs: number, { language }: Caller): void => {
    if (waitMs <= 0) return;
    throw new PlatformError('too_many_attempts', refuseIn(codeTexts, language, 'tooMany'), {
      retryAfterS: Math.ceil(waitMs / 1000),
    });
  };
  return {
    beforeSending: (subject, caller) => {
      refuseWhile(Math.max(contacts.waitMs(subject), senders.waitMs(caller.address)), caller);
      contacts.count(subject);
      senders.count(caller.address);
    },
    beforeTrying: (caller) => {
      refuseWhile(guessers.waitMs(caller.address), caller);
      guessers.count(caller.address);
    },
  };
}
