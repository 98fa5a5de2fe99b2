import { type Static, Type } from 'typebox';
import { emailPattern, oneLinePattern, phonePattern } from './contact-patterns.ts';
import { SaleCondition } from './good.ts';
import { Minor, Moment, nullable } from './lending/figures.ts';
import { PostalAddress } from './lending/postal-address.ts';
import { Alias } from './names.ts';

/**
 * Where an order stands. `awaiting-decision`: it is bought with a loan that nobody has decided about. `withdrawn`: the buyer
 * gives the goods back within the time the law gives. What was paid and is not owed any more goes back: `refunded`.
 */
export const orderStatuses = [
  'awaiting-payment',
  'awaiting-decision',
  'paid',
  'packed',
  'sent',
  'delivered',
  'cancelled',
  'expired',
  'withdrawn',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const OrderStatusSchema = Type.Unsafe<OrderStatus>({ type: 'string', enum: [...orderStatuses] });

/** How an order is paid: at the payment gateway, or with a loan of the house. */
export const orderPayments = ['gateway', 'loan'] as const;
export type OrderPayment = (typeof orderPayments)[number];
const Payment = Type.Unsafe<OrderPayment>({ type: 'string', enum: [...orderPayments] });

/** Most lines of an order, and most pieces of one line. */
export const orderLimits = { lines: 50, pieces: 99 } as const;

const ConditionId = SaleCondition.properties.id;
const Pieces = Type.Integer({ minimum: 1, maximum: orderLimits.pieces });
const Written = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: oneLinePattern });

/** One article as somebody wants to buy it. */
export const WantedLine = Type.Object({
  alias: Alias,
  sale_condition_id: Type.Optional(ConditionId),
  item_cnt: Pieces,
  /** Price of a piece that the buyer was shown; when it is another now, the answer says both. */
  unit_price_minor: Type.Optional(Minor),
});
export type WantedLine = Static<typeof WantedLine>;

export const OrderContact = Type.Object({
  firstname: Written(100),
  lastname: Written(100),
  email: Type.String({ pattern: emailPattern, maxLength: 200 }),
  phone: Type.String({ pattern: phonePattern }),
});
export type OrderContact = Static<typeof OrderContact>;

/** Body of `checkout`. */
export const Checkout = Type.Object({
  goods: Type.Array(WantedLine, { minItems: 1, maxItems: orderLimits.lines }),
  /** What the buyer was shown to pay, delivery included; nothing is ordered at any other sum. */
  expected_total_minor: Type.Integer({ minimum: 0 }),
  /** Price of the delivery that the buyer was shown; when it is another now, the answer says both. */
  delivery_price_minor: Type.Optional(Minor),
  contact: OrderContact,
  /** Alias of a way of delivery of the configuration `shop`. */
  delivery: Alias,
  /** Where it goes, for ways that go to an address. */
  address: Type.Optional(PostalAddress),
  /** Name of the parcel point, for ways that go to one. */
  point: Type.Optional(Written(100)),
  /** `uuid` of each consent of the lookup `checkoutConsents` that is given. */
  consents: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }),
  payment: Payment,
});
export type Checkout = Static<typeof Checkout>;

/** Alias of the lookup with the consents of an order; what it calls `required` must be given. */
export const checkoutConsentsLookup = 'checkoutConsents';

/** Answer of `checkout`. */
export const CheckoutDone = Type.Object({
  /** For people: to read out, to look for. */
  number: Type.String(),
  /** Opens the order to whoever has it, with its number. */
  token: Type.String(),
  status: OrderStatusSchema,
  total_minor: Minor,
  currency: Type.String(),
  /** Page of the gateway on which it is paid; null where nothing is to be paid there. */
  redirect_url: nullable(Type.String()),
  /** Until when its pieces are held unpaid; a node of the version before does not say so. */
  expires_at: Type.Optional(nullable(Moment)),
  /** Sum to apply for, for the loan it is bought with, in whole units of the currency; null without a loan. */
  loan_sum: nullable(Type.Integer()),
});
export type CheckoutDone = Static<typeof CheckoutDone>;

/** What became of something the buyer was shown: why `checkout` failed with 409 `cart_changed`. Nothing was ordered then. */
export const CheckoutChange = Type.Object({
  /**
   * `price`, `delivery` and `total`: it costs something else. `gone`: the article or these terms are not sold any more.
   * `short`: fewer pieces are left than wanted, maybe none.
   */
  kind: Type.Union([
    Type.Literal('price'),
    Type.Literal('delivery'),
    Type.Literal('total'),
    Type.Literal('gone'),
    Type.Literal('short'),
  ]),
  /** The line it is about. */
  alias: Type.Optional(Type.String()),
  sale_condition_id: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  old_minor: Type.Optional(Minor),
  new_minor: Type.Optional(Minor),
  /** How many pieces are left. */
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type CheckoutChange = Static<typeof CheckoutChange>;

/** One line of an order, as it was bought. */
export const OrderLine = Type.Object({
  alias: Alias,
  category: Alias,
  title: Type.String(),
  sale_condition_id: nullable(Type.String()),
  sale_condition: nullable(Type.String()),
  unit_price_minor: Minor,
  item_cnt: Pieces,
  total_minor: Minor,
});
export type OrderLine = Static<typeof OrderLine>;

export const OrderDelivery = Type.Object({
  alias: Alias,
  title: Type.String(),
  to: Type.Union([Type.Literal('address'), Type.Literal('point'), Type.Literal('branch')]),
  price_minor: Minor,
  address: nullable(PostalAddress),
  point: nullable(Type.String()),
});
export type OrderDelivery = Static<typeof OrderDelivery>;

export const OrderStep = Type.Object({ status: OrderStatusSchema, at: Moment });
export type OrderStep = Static<typeof OrderStep>;

/** What the gateway told of a payment that is not made: the bank refused it, the buyer went back, or it is on its way. */
export const paymentAttempts = ['failed', 'cancelled', 'pending'] as const;
export const PaymentAttempt = Type.Object({
  state: Type.Unsafe<(typeof paymentAttempts)[number]>({ type: 'string', enum: [...paymentAttempts] }),
  at: Moment,
});
export type PaymentAttempt = Static<typeof PaymentAttempt>;

const summary = {
  number: Type.String(),
  status: OrderStatusSchema,
  payment: Payment,
  currency: Type.String(),
  total_minor: Minor,
  created_at: Moment,
};

/** An order in a list. */
export const OrderSummary = Type.Object({
  ...summary,
  /** What opens it, as for a guest. */
  token: Type.String(),
  /** Titles of its articles. */
  titles: Type.Array(Type.String()),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** An order as its buyer sees it. */
export const Order = Type.Object({
  ...summary,
  goods: Type.Array(OrderLine),
  goods_minor: Minor,
  delivery: OrderDelivery,
  contact: OrderContact,
  /** Number of the parcel, once it is sent. */
  tracking: nullable(Type.String()),
  /** From the oldest to the newest. */
  history: Type.Array(OrderStep),
  /** Tries to pay at the gateway that were not successful, from the oldest to the newest; a node of the version before says nothing of them. */
  attempts: Type.Optional(Type.Array(PaymentAttempt)),
  refunded_minor: Minor,
  /** Page of the gateway, while it is to be paid there. */
  redirect_url: nullable(Type.String()),
  /** Until when it waits, and its pieces are held. */
  expires_at: nullable(Moment),
  can_cancel: Type.Boolean(),
  can_withdraw: Type.Boolean(),
  /** Until when the buyer may withdraw from what was delivered; null where it was not. */
  withdraw_until: nullable(Moment),
  /** Whether it is kept in a customer's account. */
  is_claimed: Type.Boolean(),
});
export type Order = Static<typeof Order>;
