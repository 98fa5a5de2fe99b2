import type { PayMethod } from '#schemas/lending/payments.ts';

/** An order as a gateway gets it. */
export interface GatewayOrder {
  readonly id: string;
  /** Whole minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  /** What the payment is for, in the customer's language. */
  readonly title: string;
  /** Where the gateway sends the customer afterwards. The return proves nothing; notifications do. */
  readonly returnUrl: string;
  /** Name of the bank the customer chose here; null to choose at the gateway. */
  readonly bank: string | null;
  /** How the customer wants to pay; null to choose at the gateway. */
  readonly method: PayMethod | null;
}

/** Money of a paid order that goes back to who paid it. */
export interface GatewayRefund {
  readonly id: string;
  readonly orderId: string;
  /** Whole minor units. */
  readonly amountMinor: number;
  readonly currency: string;
}

/** A service that takes payments for us; docs/payments.md describes its side. */
export interface PaymentGateway {
  /**
   * Opens a payment. The id of the order makes it one: the same order again is answered with the same page.
   * @throws Error when the gateway does not answer, or not as agreed
   */
  start(order: GatewayOrder): Promise<{ readonly redirectUrl: string; readonly reference: string | null }>;
  /**
   * Sends money back. The id of the refund makes it one: the same refund again moves nothing and is answered alike.
   * @throws Error when the gateway does not answer, or not as agreed
   */
  refund(refund: GatewayRefund): Promise<{ readonly reference: string | null }>;
}

/** The gateway, and the key its notifications are signed with. */
export interface GatewayLink {
  readonly gateway: PaymentGateway;
  readonly key: Uint8Array;
}
