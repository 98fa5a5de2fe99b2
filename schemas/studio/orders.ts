import { type Static, Type } from 'typebox';
import { Minor, Moment, nullable } from '../lending/figures.ts';
import { Order, OrderStatusSchema } from '../order.ts';

/** What staff let happen to an order; which of them are possible follows from its status. */
export const orderActs = ['packed', 'sent', 'delivered', 'cancelled', 'refunded'] as const;
export type OrderAct = (typeof orderActs)[number];
const Act = Type.Unsafe<OrderAct>({ type: 'string', enum: [...orderActs] });

/** An order in the list of staff. */
export const StaffOrderSummary = Type.Object({
  number: Type.String(),
  status: OrderStatusSchema,
  payment: Order.properties.payment,
  currency: Type.String(),
  total_minor: Minor,
  created_at: Moment,
  /** First and last name. */
  buyer: Type.String(),
  /** How many pieces there are in it. */
  pieces: Type.Integer(),
});
export type StaffOrderSummary = Static<typeof StaffOrderSummary>;

/** How many orders stand where; statuses of none are left out. */
export const OrderCounts = Type.Object({
  /** In the order of `orderStatuses`. */
  statuses: Type.Array(Type.Object({ status: OrderStatusSchema, orders: Type.Integer() })),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** An order as staff see it. */
export const StaffOrder = Type.Object({
  ...Type.Omit(Order, ['redirect_url', 'can_cancel', 'can_withdraw', 'history', 'attempts']).properties,
  paid_minor: Minor,
  /** What is owed to the buyer; null where nothing is. */
  refund: nullable(Type.Object({ amount_minor: Minor, done_at: nullable(Moment) })),
  events: Type.Array(
    Type.Object({
      status: OrderStatusSchema,
      cause: Type.String(),
      at: Moment,
      /** Who of the staff did it. */
      staff: nullable(Type.String()),
    }),
  ),
  /** What can be done with it now. */
  acts: Type.Array(Act),
});
export type StaffOrder = Static<typeof StaffOrder>;

/** What the number of a parcel looks like. */
export const parcelPattern = '^[0-9A-Za-z][0-9A-Za-z -]{2,59}$';

/** Body of `manage.orders.act`. */
export const OrderActing = Type.Object({
  act: Act,
  /** The status that was seen; nothing is done where it is another by now. */
  was: Type.Optional(OrderStatusSchema),
  /** Number of the parcel, with `sent`. */
  tracking: Type.Optional(Type.String({ pattern: parcelPattern })),
});
export type OrderActing = Static<typeof OrderActing>;

/** Free pieces from which down something is running out. */
export const fewPieces = 3;

/** What the list of pieces can be narrowed to: `few` are left or none, `none` is left, `uncounted`. */
export const stockStates = ['few', 'none', 'uncounted'] as const;
export type StockState = (typeof stockStates)[number];
export const StockStateSchema = Type.Unsafe<StockState>({ type: 'string', enum: [...stockStates] });

/** Pieces of an article on one of its conditions. */
export const StockRow = Type.Object({
  good: Type.String(),
  title: Type.String(),
  /** Null where the article has no conditions. */
  sale_condition_id: nullable(Type.String()),
  sale_condition: nullable(Type.String()),
  /** Null where its pieces are not counted. */
  pieces: nullable(Type.Object({ on_hand: Type.Integer(), reserved: Type.Integer() })),
});
export type StockRow = Static<typeof StockRow>;

/** Body of `manage.stock.change`. */
export const StockChange = Type.Object({
  good: Type.String({ minLength: 1, maxLength: 250, pattern: '^[^\\u0000]*$' }),
  sale_condition_id: Type.Optional(Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000]*$' })),
  /** Pieces in the house, reserved ones included; null to count them no more. */
  on_hand: nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** What was there when it was looked at; nothing is changed where it is another by now. */
  was: nullable(Type.Integer({ minimum: 0 })),
});
export type StockChange = Static<typeof StockChange>;
