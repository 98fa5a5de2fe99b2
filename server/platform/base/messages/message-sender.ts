import type { Log } from '../database/database.ts';
import type { Message, MessageCarrier, MessageChannel } from './message.ts';
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

/** Sends messages to people. */
export interface MessageSender {
  /**
   * Starts sending and does not wait: how long a mail server takes would tell whether an address has an account
   * ([sec 10]). Call it when the work the message is about is stored. A failure is logged without personal data.
   */
  send(message: Message): void;
  /**
   * To be asked before anything is looked up.
   * @throws MissingGateway when messages of this channel cannot be sent at all
   */
  assertReady(channel: MessageChannel): void;
  /** Resolves when everything that was started has left or failed. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface SenderOptions {
  readonly carriers: ReadonlyMap<MessageChannel, MessageCarrier>;
  /** Name of the site, which messages are signed with. */
  readonly senderName: () => Promise<string>;
  readonly log: Log;
}

const channels: readonly MessageChannel[] = ['email', 'sms'];

export function createMessageSender({ carriers, senderName, log }: SenderOptions): MessageSender {
  const leaving = new Set<Promise<void>>();
  for (const channel of channels) {
    if (carriers.has(channel)) continue;
    const { name, message } = new MissingGateway(channel);
    log.error({ name, channel }, message);
  }
  const assertReady = (channel: MessageChannel): MessageCarrier => {
    const carrier = carriers.get(channel);
    if (!carrier) throw new MissingGateway(channel);
    return carrier;
  };
  const deliver = async (message: Message): Promise<void> => {
    const { channel, template } = message;
    try {
      await assertReady(channel).send(writeMessage(message, await senderName()));
    } catch (error) {
      // Mail servers quote the address in what they answer; its code is enough to look it up.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      log.error({ channel, template, code }, 'a message could not be sent');
    }
  };
  const settled = async (): Promise<void> => {
    await Promise.all(leaving);
  };
  return {
    send: (message) => {
      const delivery = deliver(message).finally(() => leaving.delete(delivery));
      leaving.add(delivery);
    },
    assertReady: (channel) => void assertReady(channel),
    settled,
    close: async () => {
      await settled();
      const carriersOnce = [...new Set(carriers.values())];
      await Promise.all(carriersOnce.map((carrier) => carrier.close?.()));
    },
  };
}
