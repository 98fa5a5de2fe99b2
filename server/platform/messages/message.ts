import type { PersonLanguage } from '../http/person-texts.ts';

export type MessageChannel = 'email' | 'sms';

/** Messages the platform sends, each with the texts of all languages in `templates/`. */
export const messageTemplates = [
  'registration-code',
  'registration-known',
  'login-link',
  'login-unknown',
  'restore-code',
  'restore-link',
  'restore-unknown',
  'contact-code',
  'change-code',
  'password-changed',
  'email-changed',
  'phone-changed',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/** A message to one person. Personal data: it goes into no log. */
export interface Message {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly template: MessageTemplate;
  readonly locale: PersonLanguage;
  /** What the template puts in: the code or the link. */
  readonly values?: { readonly code?: string; readonly link?: string };
}

/** A message in words, ready to leave. */
export interface WrittenMessage {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
}

/** What carries messages of one channel: an outbox, a mail server, a gateway. */
export interface MessageCarrier {
  /** @throws when the message was not taken */
  send(message: WrittenMessage): Promise<void>;
  /** @throws when what it carries messages with cannot be let go of */
  close?(): Promise<void>;
}
