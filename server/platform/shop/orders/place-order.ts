import { eq } from 'drizzle-orm';
import type { Checkout, CheckoutChange, OrderDelivery, OrderLine } from '#schemas/order.ts';
import { type DeliveryWay, deliveryTitle } from '#schemas/shop-config.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { priceLines } from '../cart/price-cart.ts';
import { piecesLeft, reservePieces, type Shortage } from '../stock/stock.ts';
import { assertMayHold, assertMayWaitForLoan, holderOf, holdMs, takeTurns } from './holds.ts';
import { moveOrder } from './move-order.ts';
import { readConsents } from './order-consents.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { openPayment } from './order-payments.ts';
import { orderTexts } from './order-texts.ts';
import { identityOf, type OrderIdentity } from './order-token.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { readShopConfig } from './read-shop-config.ts';
import { type OrderConsent, shopOrder, shopOrderEvent } from './tables.ts';

/** One intention to buy. */
export interface Placing {
  readonly wanted: Checkout;
  /** The signed-in customer; null for a guest. */
  readonly customerId: string | null;
  /** Key of the intention with whose it is, and what the body hashes to. */
  readonly requestKey: string;
  readonly bodyHash: string;
  readonly caller: Caller;
  readonly language: WantedLanguage;
}

/**
 * Makes an order, or finds the one the same intention made ([sec 33]). Everything is calculated again. What is paid at the gateway is stored
 * once its page is there, and pieces are reserved in the transaction that stores the order: there is no order that could not be paid, and
 * none holds anything before. Whoever finds the pieces gone by then is told, and nobody learns of the gateway's page.
 * @throws PlatformError invalid_content (the key stands for another body), invalid_fields, cart_changed, unauthorized, wrong_state (no loan
 *   is possible, or too much is held unpaid) and unavailable (the gateway is away; the same key orders later)
 */
export async function placeOrder(
  context: OrderContext,
  placing: Placing,
): Promise<{ readonly order: ShopOrder; readonly isRepeated: boolean }> {
  const { orm, secret } = context;
  const { wanted, customerId, requestKey, caller } = placing;
  const earlier = await findEarlier(orm, placing);
  if (earlier) return { order: earlier, isRepeated: true };
  const holder = holderOf(secret, caller.address);
  const { priced, delivery, currency, consents } = await prepare(context, placing, holder);
  const identity = identityOf(secret, `${requestKey} ${placing.bodyHash}`);
  const { goodsMinor, totalMinor } = priced;
  // Nothing is to be paid for what is given away.
  const isFree = totalMinor === 0;
  const payment =
    wanted.payment === 'gateway' && !isFree
      ? await openPayment(context, { ...identity, totalMinor, currency }, caller)
      : null;
  return orm.transaction(async (tx) => {
    // Who gets it later finds the order.
    await takeTurns(tx, requestKey);
    const meanwhile = await findEarlier(tx, placing);
    if (meanwhile) return { order: meanwhile, isRepeated: true };
    await takeTurns(tx, holder);
    if (wanted.payment === 'loan' && customerId !== null) await assertMayWaitForLoan(tx, customerId, caller);
    const nowMs = context.now();
    const { counted, short } = await reservePieces(tx, priced.lines, new Date(nowMs));
    if (short.length > 0) throw cartChanged(caller, short.map(shortChange(priced.lines)));
    const lines = priced.lines.filter((line) => counted.has(line));
    if (!isFree) await assertMayHold(tx, { holder, lines, nowMs, caller });
    const order = await store(tx, context, placing, {
      ...identity,
      status: wanted.payment === 'loan' ? 'awaiting-decision' : 'awaiting-payment',
      currency,
      lines: priced.lines.map((line) => ({ ...line, is_counted: counted.has(line) })),
      goodsMinor,
      totalMinor,
      delivery,
      consents,
      holder,
      redirectUrl: payment?.redirectUrl ?? null,
      gatewayReference: payment?.reference ?? null,
    });
    return {
      order: isFree ? await moveOrder(tx, order, { event: 'paid' }, context.now) : order,
      isRepeated: false,
    };
  });
}

type Made = OrderIdentity &
  Pick<
    typeof shopOrder.$inferInsert,
    | ('status' | 'currency' | 'lines' | 'goodsMinor' | 'totalMinor' | 'delivery' | 'consents')
    | ('holder' | 'redirectUrl' | 'gatewayReference')
  >;

async function store(
  tx: Orm,
  { now }: OrderContext,
  { wanted, customerId, requestKey, bodyHash, caller }: Placing,
  made: Made,
): Promise<ShopOrder> {
  const at = new Date(now());
  const [order] = await tx
    .insert(shopOrder)
    .values({
      ...made,
      customerId,
      payment: wanted.payment,
      contact: wanted.contact,
      locale: caller.language,
      requestKey,
      bodyHash,
      isReserved: true,
      createdAt: at,
      expiresAt: new Date(at.getTime() + holdMs[wanted.payment]),
    })
    .returning();
  if (!order) throw new Error('the order was not stored');
  await tx
    .insert(shopOrderEvent)
    .values({ orderId: order.id, status: order.status, cause: 'placed', at, staff: null });
  await createAuditLog(tx, now).record({
    kind: 'order-placed',
    customerId,
    address: caller.address,
    details: { order: order.number, amount_minor: order.totalMinor, payment: order.payment },
  });
  return order;
}

/** The order an intention made before; null where it is a new one. */
async function findEarlier(orm: Orm, { requestKey, bodyHash, caller }: Placing): Promise<ShopOrder | null> {
  const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.requestKey, requestKey));
  if (!order) return null;
  if (order.bodyHash !== bodyHash)
    throw new PlatformError('invalid_content', refuseIn(orderTexts, caller.language, 'keyForOther'));
  return order;
}

/** Everything that is known before anything is reserved. */
async function prepare(
  { orm, live, loanPurchases, now }: OrderContext,
  { wanted, customerId, caller, language }: Placing,
  holder: string,
): Promise<{
  readonly priced: PricedOrder;
  readonly delivery: OrderDelivery;
  readonly currency: string;
  readonly consents: readonly OrderConsent[];
}> {
  const refuse = (key: FieldKey) => refuseIn(orderTexts, caller.language, key);
  const wrong = (fields: Readonly<Record<string, FieldKey>>) =>
    fieldErrors(
      caller.language,
      Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, refuse(key)])),
    );
  const config = await readShopConfig(live);
  const way = config?.delivery.find(({ alias }) => alias === wanted.delivery);
  if (!config || !way) throw wrong({ delivery: 'noDelivery' });
  if (way.to === 'address' && wanted.address === undefined) throw wrong({ address: 'addressNeeded' });
  if (way.to === 'point' && wanted.point === undefined) throw wrong({ point: 'pointNeeded' });
  const { consents, missing } = await readConsents(live, wanted.consents, language);
  if (missing.length > 0)
    throw wrong(Object.fromEntries(missing.map((uuid) => [`consents/${uuid}`, 'consentNeeded' as const])));
  const aliases = [...new Set(wanted.goods.map(({ alias }) => alias))];
  const { entries } = await live.some('good', aliases, language);
  const goods = new Map(entries.map(({ key, data }) => [key, data]));
  const twice = priceLines(wanted.goods, goods).lines.findIndex(({ problem }) => problem === 'repeated');
  if (twice >= 0) throw wrong({ [`goods/${twice}`]: 'twice' });
  const priced = priceOrder(wanted, goods, { way, currency: config.currency });
  // Before anything is reserved, so that the buyer hears of everything at once; the reservation has the last word.
  const { counted, short } = await lookForPieces(orm, priced.lines);
  const changes = [...priced.changes, ...short.map(shortChange(priced.lines))];
  if (changes.length > 0) throw cartChanged(caller, changes);
  if (priced.totalMinor > 0) await assertMayHold(orm, { holder, lines: counted, nowMs: now(), caller });
  if (wanted.payment === 'loan') {
    if (customerId === null)
      throw new PlatformError('unauthorized', refuseIn(orderTexts, caller.language, 'signInForLoan'));
    const why = await loanPurchases.check(customerId, priced.totalMinor);
    if (why !== null) throw noLoan(why, caller, config.currency);
  }
  return {
    priced,
    delivery: deliveryOf(way, wanted, { locale: caller.language, priceMinor: priced.deliveryMinor }),
    currency: config.currency,
    consents,
  };
}

type FieldKey = 'twice' | 'noDelivery' | 'addressNeeded' | 'pointNeeded' | 'consentNeeded';

const deliveryOf = (
  way: DeliveryWay,
  { address, point }: Checkout,
  { locale, priceMinor }: { readonly locale: string; readonly priceMinor: number },
): OrderDelivery => ({
  alias: way.alias,
  title: deliveryTitle(way, locale),
  to: way.to,
  price_minor: priceMinor,
  address: way.to === 'address' ? (address ?? null) : null,
  point: way.to === 'point' ? (point ?? null) : null,
});

/** Nothing is ordered, nothing reserved: the buyer hears what changed and decides anew. */
const cartChanged = ({ language }: Caller, changes: readonly CheckoutChange[]) =>
  new PlatformError('cart_changed', refuseIn(orderTexts, language, 'changed'), { changes });

/** Which lines are counted, and what is short of them. Nothing is reserved. */
async function lookForPieces(
  orm: Orm,
  lines: readonly OrderLine[],
): Promise<{ readonly counted: readonly OrderLine[]; readonly short: readonly Shortage[] }> {
  const aliases = lines.map(({ alias }) => alias);
  const pieces = await piecesLeft(orm, aliases);
  const leftOf = ({ alias, sale_condition_id }: OrderLine) => pieces.get(alias)?.get(sale_condition_id ?? '');
  return {
    counted: lines.filter((line) => leftOf(line) !== undefined),
    short: lines.flatMap((line) => {
      const { alias, sale_condition_id, item_cnt } = line;
      const left = leftOf(line);
      return left === undefined || left >= item_cnt ? [] : [{ alias, sale_condition_id, left }];
    }),
  };
}

const shortChange =
  (lines: readonly OrderLine[]) =>
  ({ alias, sale_condition_id, left }: Shortage): CheckoutChange => {
    const title = lines.find((line) => line.alias === alias)?.title;
    return {
      kind: 'short',
      alias,
      ...(sale_condition_id !== null && { sale_condition_id }),
      ...(title !== undefined && { title }),
      left,
    };
  };

function noLoan(
  why: NonNullable<Awaited<ReturnType<OrderContext['loanPurchases']['check']>>>,
  { language }: Caller,
  currency: string,
): PlatformError {
  switch (why.why) {
    case 'under-way':
      return new PlatformError('wrong_state', refuseIn(orderTexts, language, 'loanUnderWay'));
    case 'too-early':
      return new PlatformError(
        'wrong_state',
        refuseIn(orderTexts, language, 'loanTooEarly', { day: why.day }),
      );
    case 'sum': {
      const [least, most] = [why.leastMinor, why.mostMinor].map((minor) =>
        moneyInWords(minor, language, currency),
      );
      const values = { least: least ?? '', most: most ?? '' };
      return new PlatformError('wrong_state', refuseIn(orderTexts, language, 'loanNotForSum', values));
    }
  }
}
