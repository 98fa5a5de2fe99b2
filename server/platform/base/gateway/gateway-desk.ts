import type { GatewayNotice } from '#schemas/lending/gateway-notice.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { GatewayLink } from './payment-gateway.ts';

/** What a notification did. */
export type NoticeEffect = 'none' | 'cancelled' | 'failed' | 'succeeded';

/**
 * Takes a genuine notification in, once, with everything that follows in one transaction.
 * @returns what it changed; null for an order that is not this taker's
 * @throws PlatformError invalid_content where amount or currency are not the order's
 */
export type NoticeTaker = (notice: GatewayNotice) => Promise<NoticeEffect | null>;

/**
 * Where the platform meets the payment gateway. Parts that have something to be paid start payments through `link`, and
 * say here who takes what the gateway tells of their orders; ids of orders are random, so that no two parts have the same.
 */
export interface GatewayDesk {
  /** Null where none is set up: nothing can be paid through it then. */
  readonly link: GatewayLink | null;
  /** Lets a part take notifications from now on. */
  register(taker: NoticeTaker): void;
  /** @throws PlatformError not_found for an order that is nobody's, and what its taker throws */
  take(notice: GatewayNotice): Promise<NoticeEffect>;
}

export function createGatewayDesk(link: GatewayLink | null): GatewayDesk {
  const takers: NoticeTaker[] = [];
  return {
    link,
    register: (taker) => void takers.push(taker),
    take: async (notice) => {
      for (const taker of takers) {
        const effect = await taker(notice);
        if (effect !== null) return effect;
      }
      throw new PlatformError('not_found', refuse('order.unknown'));
    },
  };
}
