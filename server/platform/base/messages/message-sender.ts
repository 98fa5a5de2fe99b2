import type { Log } from '../database/database.ts';
import { withoutValues } from '../database/without-values.ts';
import type { Message, MessageCarrier, MessageChannel, MessageTemplate } from './message.ts';
import { retryWaitMs } from './message-lifetimes.ts';
import { type MessageOnItsWay, type MessageQueue, messagesAtOnce } from './message-queue.ts';
import { writeMessage } from './write-message.ts';

/** Nothing is set up that could carry messages of a channel. */
export class MissingGateway extends Error {
  override readonly name = 'MissingGateway';
  readonly channel: MessageChannel;

  constructor(channel: MessageChannel) {
    const cure = channel === 'email' ? 'set SMTP_URL and MAIL_FROM' : 'give the platform an SMS gateway';
    super(`no gateway for messages by ${channel}: ${cure}`);
    this.channel = channel;
  }
}

/**
 * What came of an attempt. `sent`: it was taken. `postponed`: it is tried again. `rejected`: it was refused for good, as an address that does
 * not exist is. `expired`: it could not be sent while it was of use.
 */
export type MessageResult = 'sent' | 'postponed' | 'rejected' | 'expired';

/** Is notified of every attempt to send a message. */
export type ObserveMessage = (
  channel: MessageChannel,
  template: MessageTemplate,
  result: MessageResult,
) => void;

/** Sends messages to people. */
export interface MessageSender {
  /**
   * Starts sending and does not wait: how long a mail server takes would tell whether an address has an account
   * ([sec 10]). Call it when the work the message is about is stored. A message that is not taken is tried again until it has expired; what
   * becomes of it is logged without personal data.
   */
  send(message: Message): void;
  /**
   * To be asked before anything is looked up.
   * @throws MissingGateway when messages of this channel cannot be sent at all
   */
  assertReady(channel: MessageChannel): void;
  /** Tries what is to be tried again now. @returns how many messages were taken */
  sendDue(): Promise<number>;
  /** Resolves when everything that was started has left, waits for another attempt, or failed. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface SenderOptions {
  readonly carriers: ReadonlyMap<MessageChannel, MessageCarrier>;
  /** Name of the site, which messages are signed with. */
  readonly senderName: () => Promise<string>;
  readonly queue: MessageQueue;
  /** Has {@link MessageSender.sendDue} called at a time. */
  readonly wake: (at: Date) => void;
  readonly observe?: ObserveMessage | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

const channels: readonly MessageChannel[] = ['email', 'sms'];

export function createMessageSender(options: SenderOptions): MessageSender {
  const { carriers, senderName, queue, wake, observe, now, log } = options;
  const running = new Set<Promise<unknown>>();
  const track = <T>(work: Promise<T>): Promise<T> => {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  };
  for (const channel of channels)
    if (!carriers.has(channel)) {
      const { message } = new MissingGateway(channel);
      // Said once more, louder, of each message that cannot be sent.
      log.warn({ channel }, message);
    }
  for (const carrier of new Set(carriers.values()))
    void track(carrier.check?.() ?? Promise.resolve()).catch((error: unknown) =>
      log.warn(
        describeFailure(error),
        'the mail server does not take messages; they wait and are tried again',
      ),
    );
  const assertReady = (channel: MessageChannel): MessageCarrier => {
    const carrier = carriers.get(channel);
    if (!carrier) throw new MissingGateway(channel);
    return carrier;
  };

  /** One attempt, and what is to become of the message. */
  const attempt = async ({ message, attempts, expiresAt }: Omit<MessageOnItsWay, 'id'>) => {
    const { channel, template } = message;
    const conclude = (result: MessageResult) => {
      observe?.(channel, template, result);
      return result;
    };
    if (now() >= expiresAt) {
      log.error({ channel, template, attempts: attempts - 1 }, 'a message expired before it could be sent');
      return { result: conclude('expired') };
    }
    try {
      await assertReady(channel).send(writeMessage(message, await senderName()));
      return { result: conclude('sent') };
    } catch (error) {
      const failure = { channel, template, attempts, ...describeFailure(error) };
      if (isFinal(error)) {
        log.error(failure, 'a message could not be sent');
        return { result: conclude('rejected') };
      }
      const next = now() + retryWaitMs(attempts);
      if (next >= expiresAt) {
        log.error(failure, 'a message could not be sent before it expired');
        return { result: conclude('expired') };
      }
      log.warn(failure, 'a message could not be sent and is tried again');
      return { result: conclude('postponed'), next };
    }
  };
  const deliver = async (queued: MessageOnItsWay): Promise<MessageResult> => {
    const { result, next } = await attempt(queued);
    if (next === undefined) await queue.remove(queued.id);
    else {
      await queue.postpone(queued.id, next);
      wake(new Date(next));
    }
    return result;
  };
  const start = async (message: Message): Promise<void> => {
    // Without a gateway there is nobody to try again.
    if (!carriers.has(message.channel)) {
      await attempt({ message, attempts: 1, expiresAt: Number.POSITIVE_INFINITY });
      return;
    }
    await deliver(await queue.add(message));
  };
  const sendDue = async (): Promise<number> => {
    let taken = 0;
    for (;;) {
      const due = await queue.claimDue();
      const results = await Promise.all(due.map(deliver));
      const sent = results.filter((result) => result === 'sent').length;
      taken += sent;
      // Where the mail server is away, all others would find out the same.
      if (due.length < messagesAtOnce || sent === 0) return taken;
    }
  };
  const settled = async (): Promise<void> => {
    await Promise.allSettled(running);
  };
  return {
    send: (message) => {
      void track(start(message)).catch((error: unknown) => {
        const { channel, template } = message;
        log.error(
          { channel, template, err: withoutValues(error) },
          'a message could not be kept for sending',
        );
      });
    },
    assertReady: (channel) => void assertReady(channel),
    sendDue: () => track(sendDue()),
    settled,
    close: async () => {
      await settled();
      const carriersOnce = [...new Set(carriers.values())];
      await Promise.all(carriersOnce.map((carrier) => carrier.close?.()));
    },
  };
}

/**
 * What may be logged of a failed attempt. Mail servers quote the address in what they answer; the class of the error and the number of the
 * answer are enough to look it up.
 */
function describeFailure(error: unknown): { readonly reason: string; readonly answer?: number } {
  const { code, responseCode } = detailsOf(error);
  return {
    reason: typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown',
    ...(typeof responseCode === 'number' && { answer: responseCode }),
  };
}

/** Whether another attempt would come to the same: no gateway, or an answer that is meant for good (RFC 5321, 4.2.1). */
function isFinal(error: unknown): boolean {
  if (error instanceof MissingGateway) return true;
  const { code, responseCode } = detailsOf(error);
  // Whatever is wrong with the sign-in to the server is for the operator to mend, and not the message's fault.
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

const detailsOf = (error: unknown): { readonly code?: unknown; readonly responseCode?: unknown } =>
  error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
