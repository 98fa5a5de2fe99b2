import { orderPath } from '#schemas/shop-pages.ts';
import type { OpenWindow } from '../../base/limits/shared-windows.ts';
import type { Message, MessageTemplate } from '../../base/messages/message.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import { createCustomerStore, spellEmail } from '../../customers/customer-store.ts';
import type { AttemptLimit } from '../../http/attempt-window.ts';
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

/** Letters that cost nobody anything: an order is made, and given up or left, without a payment. */
const unpaidLetters: ReadonlySet<OrderTemplate> = new Set([
  'order-placed',
  'order-waiting-for-loan',
  'order-cancelled',
  'order-expired',
]);

/**
 * Such letters to one mailbox, whoever orders from wherever: a visitor may name anybody's address. Each order makes two of them, and more
 * than five that come to nothing in a day are no buyer's.
 */
export const unpaidLetterLimit: AttemptLimit = { attempts: 10, windowMs: 86_400_000 };

/** Counts them, by {@link mailboxOf} the address. */
export const openUnpaidLetters = (open: OpenWindow): OrderContext['unpaidLetters'] =>
  open('unpaid orders told to', unpaidLetterLimit);

/** Of an address what does not change the mailbox its letters go to: `Anna+shop@Example.com` is `anna@example.com`. */
const mailboxOf = (email: string): string => spellEmail(email).replace(/\+[^@]*(?=@)/, '');

/**
 * Tells the buyer by e-mail, in the language the order was made in. Call it when the change is stored, outside of the transaction. While
 * nothing is paid a mailbox gets a few letters only; the order goes on without them, and its page says all they would.
 */
export async function tellBuyer(
  context: OrderContext,
  order: ShopOrder,
  template: OrderTemplate,
): Promise<void> {
  if (!(await mayTell(context, order, template))) {
    context.log.warn({ order: order.number, template }, 'a letter about an unpaid order was left out');
    return;
  }
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

/** Whether this letter may go out; counted where it is one of those that are. */
async function mayTell(
  { orm, unpaidLetters: letters }: OrderContext,
  { paidMinor, customerId, contact }: ShopOrder,
  template: OrderTemplate,
): Promise<boolean> {
  if (paidMinor > 0 || !unpaidLetters.has(template)) return true;
  const buyer = customerId === null ? null : await createCustomerStore(orm).byId(customerId);
  // A verified address of the buyer's own is no stranger's.
  if (buyer !== null && buyer.emailVerifiedAt !== null && buyer.email === spellEmail(contact.email))
    return true;
  return (await letters.enter(mailboxOf(contact.email))) === 0;
}
