import { orderPath } from '#schemas/shop-pages.ts';
import type { Message, MessageTemplate } from '../../base/messages/message.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import { holdMs } from './holds.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { tokenOf } from './order-token.ts';

/** A message about an order. */
export type OrderTemplate = Extract<MessageTemplate, `order-${string}`>;

/**
 * Address of the page of an order.
 * @param secret null for whoever has the token already
 */
export const orderLink = (
  { number, id }: Pick<ShopOrder, 'number' | 'id'>,
  { publicOrigin, secret }: Pick<OrderContext, 'publicOrigin'> & { readonly secret: Uint8Array | null },
): string => `${publicOrigin()}${orderPath(number, secret && tokenOf(secret, id))}`;

/** Tells the buyer by e-mail, in the language the order was made in. Call it when the change is stored. */
export function tellBuyer(context: OrderContext, order: ShopOrder, template: OrderTemplate): void {
  const { number, contact, locale, totalMinor, currency, tracking } = order;
  const message: Message = {
    channel: 'email',
    to: contact.email,
    template,
    locale,
    values: {
      order: number,
      amount: moneyInWords(totalMinor, locale, currency),
      link: orderLink(order, context),
      ...(tracking !== null && { tracking }),
      ...(template === 'order-placed' && { minutes: String(holdMs.gateway / 60_000) }),
    },
  };
  context.sender.send(message);
}
