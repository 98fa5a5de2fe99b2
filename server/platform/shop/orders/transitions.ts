import type { OrderStatus } from '#schemas/order.ts';

/** What can happen to an order. */
export const orderEvents = [
  'paid',
  'expired',
  'cancelled',
  /** The loan it was to be bought with is not to be had. */
  'loan-refused',
  'packed',
  'sent',
  'delivered',
  'withdrawn',
  'refunded',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** What a move does to the pieces of an order. */
export type StockEffect = 'keep' | 'reserve' | 'release' | 'hand-over' | 'take-back';

interface Move {
  readonly to: OrderStatus;
  readonly stock: StockEffect;
  /** Whether what was paid is owed to the buyer from now on. */
  readonly refund?: true;
}

const move = (to: OrderStatus, stock: StockEffect = 'keep'): Move => ({ to, stock });
const back = (to: OrderStatus, stock: StockEffect): Move => ({ to, stock, refund: true });

/**
 * The life of an order: status -> event -> status; whatever is not here is refused. Money that comes for an order that expired revives it
 * where its pieces can be reserved again; where not, it goes back, as it does for one that was given up: nobody wants that any more.
 * Goods that left come back into the stock with the refund: that is when somebody has them in their hands.
 */
export const orderTransitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, Move>>>>> = {
  'awaiting-payment': {
    paid: move('paid'),
    expired: move('expired', 'release'),
    cancelled: move('cancelled', 'release'),
  },
  'awaiting-decision': {
    paid: move('paid'),
    expired: move('expired', 'release'),
    cancelled: move('cancelled', 'release'),
    'loan-refused': move('cancelled', 'release'),
  },
  paid: {
    packed: move('packed'),
    cancelled: back('cancelled', 'release'),
  },
  packed: {
    sent: move('sent', 'hand-over'),
    cancelled: back('cancelled', 'release'),
  },
  sent: { delivered: move('delivered'), withdrawn: move('withdrawn') },
  delivered: { withdrawn: move('withdrawn') },
  withdrawn: { refunded: move('refunded', 'take-back') },
  expired: { paid: move('paid', 'reserve'), refunded: move('refunded') },
  cancelled: { refunded: move('refunded') },
  refunded: {},
};

/** Where an event leads, and what else it does; null where the status does not admit it. */
export const planOrderMove = (status: OrderStatus, event: OrderEvent): Move | null =>
  orderTransitions[status][event] ?? null;
