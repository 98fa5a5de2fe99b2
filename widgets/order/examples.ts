import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { Order, OrderStatus } from '#schemas/order.ts';
import type { OrderProps } from './props.ts';
import type { OrderPlace, OrderSample } from './queries.ts';

const path: readonly OrderStatus[] = ['awaiting-payment', 'paid', 'packed', 'sent', 'delivered'];
const historyOf = (statuses: readonly OrderStatus[]): Order['history'] =>
  statuses.map((status, day) => ({ status, at: `2026-11-${10 + day}T09:1${day}:00Z` }));

const lamp = {
  alias: 'lampa-mila-zielona',
  category: 'dom-i-biuro',
  title: 'Lampa biurkowa Mila, zielona',
  sale_condition_id: 'nowy',
  sale_condition: 'Nowy',
  unit_price_minor: 20_000,
  item_cnt: 2,
  total_minor: 40_000,
};
const kettle = {
  alias: 'czajnik-poranek-zielony',
  category: 'sprzet-agd',
  title: 'Czajnik elektryczny Poranek, zielony',
  sale_condition_id: null,
  sale_condition: null,
  unit_price_minor: 14_900,
  item_cnt: 1,
  total_minor: 14_900,
};

const paid: Order = {
  number: 'K7RM-2X9D',
  status: 'paid',
  payment: 'gateway',
  currency: 'PLN',
  total_minor: 56_499,
  created_at: '2026-11-10T09:10:00Z',
  goods: [lamp, kettle],
  goods_minor: 54_900,
  delivery: {
    alias: 'kurier',
    title: 'Kurier',
    to: 'address',
    price_minor: 1_599,
    address: { postal_code: '00-999', city: 'Warszawa', street: 'Prosta', house: '1', flat: '12' },
    point: null,
  },
  contact: {
    firstname: 'Anna',
    lastname: 'Nowak',
    email: 'anna.nowak@example.com',
    phone: '600 100 200',
  },
  tracking: null,
  history: historyOf(path.slice(0, 2)),
  refunded_minor: 0,
  redirect_url: null,
  expires_at: null,
  can_cancel: true,
  can_withdraw: false,
  withdraw_until: null,
  is_claimed: false,
};

const place = (sample: OrderSample): { place: OrderPlace } => ({
  place: {
    calls: {
      get: sampleRef(),
      document: sampleRef(),
      cancel: sampleRef(),
      withdraw: sampleRef(),
      claim: sampleRef(),
      list: sampleRef('GET'),
    },
    returnDays: 14,
    sample,
  },
});
const shown = (more: Partial<Order>) => place({ state: 'read', order: { ...paid, ...more } });
const example = (name: string, title: string, data: { place: OrderPlace }): WidgetExample<OrderProps> => ({
  name,
  title,
  props: { title: 'Twoje zamówienie' },
  data,
});

/** Orders in their states. What is pressed here changes nothing. */
export const examples: WidgetExample<OrderProps>[] = [
  example('normal', 'Paid, and being got ready', shown({})),
  example(
    'unpaid',
    'The payment is not confirmed yet',
    shown({
      status: 'awaiting-payment',
      history: historyOf(path.slice(0, 1)),
      expires_at: '2036-11-10T10:10:00Z',
      redirect_url: 'https://pay.example/o1',
    }),
  ),
  example(
    'refused-by-bank',
    'The bank refused the payment; the pieces are still held',
    shown({
      status: 'awaiting-payment',
      history: historyOf(path.slice(0, 1)),
      attempts: [{ state: 'failed', at: '2026-11-10T09:14:00Z' }],
      expires_at: '2036-11-10T10:10:00Z',
      redirect_url: 'https://pay.example/o1',
    }),
  ),
  example(
    'expired',
    'Nobody paid in time; the same can be ordered again',
    shown({ status: 'expired', history: historyOf(['awaiting-payment', 'expired']), can_cancel: false }),
  ),
  example(
    'loan',
    'Waits for the decision about a loan',
    shown({
      status: 'awaiting-decision',
      payment: 'loan',
      history: historyOf(['awaiting-decision']),
      expires_at: '2036-11-24T10:10:00Z',
      is_claimed: true,
    }),
  ),
  example(
    'sent',
    'On its way to a parcel point',
    shown({
      status: 'sent',
      tracking: 'PL 600 1234 5678 90',
      history: historyOf(path.slice(0, 4)),
      delivery: {
        ...paid.delivery,
        alias: 'punkt',
        title: 'Punkt odbioru',
        to: 'point',
        address: null,
        point: 'WAW123',
      },
      can_cancel: false,
      can_withdraw: true,
    }),
  ),
  example(
    'delivered',
    'Delivered; the buyer may withdraw',
    shown({
      status: 'delivered',
      tracking: 'PL 600 1234 5678 90',
      history: historyOf(path),
      can_cancel: false,
      can_withdraw: true,
      withdraw_until: '2036-11-28T09:14:00Z',
      is_claimed: true,
    }),
  ),
  example(
    'withdrawn',
    'The buyer has withdrawn',
    shown({ status: 'withdrawn', history: historyOf([...path, 'withdrawn']), can_cancel: false }),
  ),
  example(
    'refunded',
    'The money went back',
    shown({
      status: 'refunded',
      history: historyOf(['awaiting-payment', 'paid', 'cancelled', 'refunded']),
      can_cancel: false,
      refunded_minor: 56_499,
    }),
  ),
  example(
    'cancelled',
    'Given up',
    shown({ status: 'cancelled', history: historyOf(['awaiting-payment', 'cancelled']), can_cancel: false }),
  ),
  example(
    'long',
    'Many articles with long names and high prices',
    shown({
      goods: Array.from({ length: 8 }, (_, at) => ({
        ...lamp,
        alias: `lampa-${at}`,
        title: 'Najnowocześniejszy dziewięćdziesięciodziewięcioelementowy zestaw wypoczynkowy z podnóżkiem',
        unit_price_minor: 123_456_789,
        item_cnt: 99,
        total_minor: 12_222_222_111,
      })),
      goods_minor: 97_777_776_888,
      total_minor: 97_777_778_487,
      contact: {
        ...paid.contact,
        firstname: 'Maksymiliana Aleksandra',
        lastname: 'Brzęczyszczykiewicz-Konstantynopolitańska',
        email: 'maksymiliana.aleksandra.brzeczyszczykiewicz@bardzo-dluga-domena.example.com',
      },
    }),
  ),
  example('reading', 'Before the browser has asked', place({ state: 'reading' })),
  example('failed', 'It could not be asked for', place({ state: 'failed' })),
  example('empty', 'Nothing opens it', place({ state: 'unknown' })),
  example(
    'broken',
    'Without a street, without conditions, delivery for nothing',
    shown({
      goods: [kettle],
      goods_minor: 14_900,
      total_minor: 14_900,
      delivery: {
        ...paid.delivery,
        price_minor: 0,
        address: { postal_code: '00-999', city: 'Zabłocie', house: '7' },
      },
      history: [],
    }),
  ),
];
