import type { Transporter } from 'nodemailer';
import type { MessageCarrier } from './message.ts';

/** How production reaches its mail server. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://` with user and password: secret. */
  readonly url: string;
  /** Sender address, e.g. `Mozaika <hello@example.com>`. */
  readonly from: string;
}

const waitMs = 10_000;

/** Sends e-mail through a mail server: plain text, nothing of it read from files or addresses. */
export function createSmtpCarrier({ url, from }: SmtpOptions): MessageCarrier {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: waitMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    send: async ({ to, subject, text }) => {
      // As an object the address is one recipient, whatever commas it has.
      transport ??= open();
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    check: async () => {
      transport ??= open();
      await (await transport).verify();
    },
    close: async () => (await transport)?.close(),
  };
}
