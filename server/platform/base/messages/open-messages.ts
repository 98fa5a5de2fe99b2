import { compileSchema } from '#schemas/compile-schema.ts';
import { SiteConfig } from '#schemas/config.ts';
import type { Log, Orm } from '../database/database.ts';
import type { MessageCarrier, MessageChannel } from './message.ts';
import { createMessageQueue } from './message-queue.ts';
import { createMessageSender, type MessageSender, type ObserveMessage } from './message-sender.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSmtpCarrier, type SmtpOptions } from './smtp-carrier.ts';

export interface MessageOptions {
  readonly orm: Orm;
  /** Values of the stored configuration `site`; undefined while there is none. */
  readonly siteConfig: () => Promise<unknown>;
  /** In the sandbox every message lands in the outbox, and none leaves. */
  readonly sandbox: boolean;
  /** Mail server of a production. */
  readonly smtp?: SmtpOptions | undefined;
  /** What carries text messages of a production; a gateway of the operator's own. */
  readonly sms?: MessageCarrier | undefined;
  /** Has what is due sent at a time. */
  readonly wake: (at: Date) => void;
  readonly observe?: ObserveMessage | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

const site = compileSchema(SiteConfig);
const fallbackName = 'Mozaika';

/** The way messages leave this installation. */
export function openMessages(options: MessageOptions): {
  readonly sender: MessageSender;
  /** Null in production. */
  readonly outbox: Outbox | null;
} {
  const { orm, siteConfig, sandbox, smtp, sms, wake, observe, now, log } = options;
  const queue = createMessageQueue(orm, now);
  const outbox = sandbox ? createOutbox(orm, now) : null;
  const email = outbox ?? (smtp && createSmtpCarrier(smtp));
  const text = outbox ?? sms;
  const carriers = new Map<MessageChannel, MessageCarrier>([
    ...(email ? [['email', email] as const] : []),
    ...(text ? [['sms', text] as const] : []),
  ]);
  const senderName = async () => {
    const values = await siteConfig();
    return (site.Check(values) && values.name) || fallbackName;
  };
  const sender = createMessageSender({ carriers, senderName, queue, wake, observe, now, log });
  return { sender, outbox };
}
