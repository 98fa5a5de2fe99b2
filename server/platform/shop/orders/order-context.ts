import type { LenderConfig } from '#schemas/lending/lender-config.ts';
import type { Log, Orm } from '../../base/database/database.ts';
import type { GatewayDesk } from '../../base/gateway/gateway-desk.ts';
import type { SharedWindow } from '../../base/limits/shared-windows.ts';
import type { MessageSender } from '../../base/messages/message-sender.ts';
import type { ChangeHub } from '../../content/change-hub.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { LoanPurchases } from './loan-purchases.ts';
import type { OrderDocuments } from './order-documents.ts';
import type { shopOrder } from './tables.ts';

/** A row of the table. Personal data. */
export type ShopOrder = typeof shopOrder.$inferSelect;

/** What orders work with. */
export interface OrderContext {
  readonly orm: Orm;
  readonly live: Pick<LiveContent, 'one' | 'some'>;
  readonly changes: Pick<ChangeHub, 'deliver'>;
  readonly sender: Pick<MessageSender, 'send'>;
  /** Counts letters about orders nobody has paid, by mailbox. */
  readonly unpaidLetters: Pick<SharedWindow, 'enter'>;
  readonly gatewayDesk: GatewayDesk;
  /** Loans that orders are bought with. */
  readonly loanPurchases: LoanPurchases;
  /** Who sells: the house, as its configuration names it. */
  readonly seller: () => Promise<LenderConfig>;
  /** Confirmations as PDF. */
  readonly documents: OrderDocuments;
  /** What tokens of orders are made with. */
  readonly secret: Uint8Array;
  /** Origin of the site, without a trailing slash. */
  readonly publicOrigin: () => string;
  /** Has the job of orders run at a time. */
  readonly wake: (at: Date) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}
