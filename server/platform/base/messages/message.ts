import type { PersonLanguage } from '../../http/person-texts.ts';

export type MessageChannel = 'email' | 'sms';

/** Messages the platform sends, each with the texts of all languages in `templates/`. */
export const messageTemplates = [
  'registration-code',
  'registration-known',
  'account-without-details',
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
  'transfer-code',
  'card-block-code',
  'pin-change-code',
  'pin-reminder-code',
  'card-details-code',
  'contract-sign-code',
  'card-blocked',
  'card-frozen',
  'card-unfrozen',
  'card-number-shown',
  'pin-changed',
  'pin-reminder',
  'repayment-received',
  'repayment-failed',
  'loan-paid-off',
  'contract-withdrawn',
  'money-transferred',
  'review-asked',
  'decision-awaited',
  'chat-transcript',
  'chat-unread',
  'order-placed',
  'order-waiting-for-loan',
  'order-paid',
  'order-sent',
  'order-cancelled',
  'order-expired',
  'order-withdrawn',
  'order-refunded',
  'order-refunded-to-loan',
  'order-sold-out',
  'order-paid-in-vain',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/** What a template puts in. */
export interface MessageValues {
  readonly code?: string;
  readonly link?: string;
  /** Money with its currency, e.g. `1 250,00 zł`. */
  readonly amount?: string;
  /** Where money goes to: a bank and a masked account, or words for the card's account. */
  readonly payee?: string;
  /** Number of a contract. */
  readonly contract?: string;
  /** Day and time, at the site's place. */
  readonly moment?: string;
  /** Sums and days in sentences of ours, a line each. */
  readonly sums?: string;
  /** Last four digits of a card. */
  readonly card?: string;
  /** Number of an application, for staff. */
  readonly application?: string;
  /** A chat in full, to the confirmed address of the customer whose it is and who asked for it; nowhere else. */
  readonly transcript?: string;
  /** Number of an order of the shop. */
  readonly order?: string;
  /** How long something waits. */
  readonly minutes?: string;
  /** Number of a parcel. */
  readonly tracking?: string;
  /** By text message to a confirmed phone only. */
  readonly pin?: string;
}

/** A message to one person. Personal data: it goes into no log. */
export interface Message {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly template: MessageTemplate;
  readonly locale: PersonLanguage;
  /** What the template puts in. */
  readonly values?: MessageValues;
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
  /**
   * @throws when the message was not taken. An error with a `responseCode` from 500 on says that it never will be; any other that it may be
   * tried again
   */
  send(message: WrittenMessage): Promise<void>;
  /** Looks whether messages would be taken. @throws when not */
  check?(): Promise<void>;
  /** @throws when what it carries messages with cannot be let go of */
  close?(): Promise<void>;
}
