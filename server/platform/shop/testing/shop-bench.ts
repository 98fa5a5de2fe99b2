import { randomUUID } from 'node:crypto';
import type { Good } from '#schemas/good.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { Checkout, CheckoutDone, Order } from '#schemas/order.ts';
import type { ShopConfig } from '#schemas/shop-config.ts';
import type { StaffOrder, StockRow } from '#schemas/studio/orders.ts';
import { signatureHeader, signNotification, timestampHeader } from '../../base/gateway/gateway-signature.ts';
import type { GatewayOrder, GatewayRefund } from '../../base/gateway/payment-gateway.ts';
import { drawHere } from '../../base/pdf/draw-here.ts';
import type { WrittenSheet } from '../../base/pdf/write-sheet.ts';
import type { SiteExport } from '../../content/seed.ts';
import type { Platform } from '../../platform.ts';
import { type Answer, ask, type Question, signIn } from '../../testing/ask.ts';
import { addressesOf } from '../../testing/ask-customer.ts';
import type { Backend } from '../../testing/backend.ts';
import { fixtureSite } from '../../testing/fixture-site.ts';

const good = (alias: string, price_minor: number, more: Partial<Good> = {}): Good => ({
  id: alias,
  alias,
  category: 'home',
  title: `Towar ${alias}`,
  summary: '',
  price_minor,
  currency: 'PLN',
  available: true,
  ...more,
});

/** A lamp that is sold new and used, a sofa worth a loan, and a thing that content says is not to be had. */
export const shopGoods: readonly Good[] = [
  good('lamp', 20_000, {
    sale_conditions: [
      { id: 'new', title: 'Nowy' },
      { id: 'used', title: 'Używany', price_minor: 15_000 },
    ],
  }),
  good('sofa', 300_000),
  good('ghost', 5_000, { available: false }),
];

const shop: ShopConfig = {
  currency: 'PLN',
  return_days: 14,
  delivery: [
    {
      alias: 'courier',
      titles: { pl: 'Kurier' },
      to: 'address',
      price_minor: 1_500,
      days: { from: 1, to: 2 },
    },
    { alias: 'branch', titles: { pl: 'Oddział' }, to: 'branch', price_minor: 0, days: { from: 0, to: 1 } },
  ],
};

export const requiredConsent = 'aaaaaaaa-0000-4000-8000-000000000001';
const entry = (kind: string, key: string, data: unknown) => ({ kind, key, locale: 'pl', data });

/** The fixture's languages and settings, and a small shop. */
export const shopSite = {
  name: 'small-shop',
  entries: [
    ...fixtureSite.entries.filter(
      ({ kind, key }) => kind === 'language' || (kind === 'config' && key !== 'shop'),
    ),
    { ...entry('config', 'shop', { category: 'shop', values: shop }), locale: '' },
    entry('lookup', 'checkoutConsents', [
      {
        uuid: requiredConsent,
        name: 'Regulamin',
        text: 'Akceptuję regulamin.',
        link: '/regulamin',
        required: true,
      },
    ]),
    entry('good-category', 'home', { id: 'home', alias: 'home', title: 'Dom' }),
    ...shopGoods.map((data) => entry('good', data.alias, data)),
  ],
} as unknown as SiteExport;

const key = Buffer.from('a key of thirty-two bytes or more');
export const start = Date.UTC(2026, 2, 2, 10);

export const buyer: Pick<Checkout, 'contact' | 'address' | 'delivery' | 'consents' | 'payment'> = {
  contact: { firstname: 'Anna', lastname: 'Nowak', email: 'anna@buyers.example', phone: '600 100 200' },
  address: { postal_code: '00-001', city: 'Warszawa', street: 'Prosta', house: '1' },
  delivery: 'courier',
  consents: [requiredConsent],
  payment: 'gateway',
};

/** A platform with a small shop, a clock in the test's hands and a gateway that remembers what it was asked. */
export async function openShop(backend: Backend) {
  let time = start;
  const orders: GatewayOrder[] = [];
  const refunds: GatewayRefund[] = [];
  const gateway: { isAway: boolean; meanwhile?: () => Promise<unknown> } = { isAway: false };
  const drawn: WrittenSheet[] = [];
  let kettles = 0;
  const alias = () => `kettle-${kettles}`;
  const platform: Platform = await backend.open({
    site: shopSite,
    now: () => time,
    publicOrigin: () => 'https://site.example',
    drawSheet: (written) => {
      drawn.push(written);
      return drawHere(written);
    },
    paymentGateway: {
      key,
      connect: () => ({
        start: async (order) => {
          if (gateway.isAway) throw new Error('away');
          orders.push(order);
          // What happens while it is asked, once.
          const { meanwhile } = gateway;
          delete gateway.meanwhile;
          await meanwhile?.();
          return { redirectUrl: `https://pay.example/${order.id}`, reference: `R-${order.id}` };
        },
        refund: async (refund) => {
          if (gateway.isAway) throw new Error('away');
          refunds.push(refund);
          return { reference: `B-${refund.id}` };
        },
      }),
    },
  });
  const addresses = addressesOf('10.81');
  const send = (url: string, question: Question = {}) =>
    ask(platform, url, { remoteAddress: addresses(), ...question });
  const checkout = (body: object, headers: Record<string, string> = {}): Promise<Answer> =>
    send('/v2/order/checkout', {
      payload: { ...buyer, ...body },
      headers: { [idempotencyHeader]: randomUUID(), ...headers },
    });
  /** Buys pieces of the kettle. */
  const buyKettles = (count: number, more: object = {}, headers: Record<string, string> = {}) =>
    checkout(
      {
        goods: [{ alias: alias(), item_cnt: count }],
        expected_total_minor: count * 10_000 + 1_500,
        ...more,
      },
      headers,
    );
  const notify = (notice: object, at = time) => {
    const body = JSON.stringify(notice);
    const timestamp = String(Math.floor(at / 1000));
    const signature = signNotification(key, timestamp, body);
    return send('/v2/loan/blue-cash/notification', {
      payload: body,
      headers: {
        'content-type': 'application/json',
        [timestampHeader]: timestamp,
        [signatureHeader]: signature,
      },
    });
  };
  let agent = await signIn(platform, 'admin');
  const pass = async (ms: number) => {
    time += ms;
    // Sessions of staff end within the day.
    agent = await signIn(platform, 'admin');
  };
  const publishGood = async (data: Good) => {
    const goods = '/v2/system/manage/goods';
    const made = await send(goods, { payload: { key: data.alias, locale: 'pl', data }, headers: agent });
    const { version } = made.body.data as { version: number };
    await send(`${goods}/${data.alias}/publish`, { payload: { version, locale: 'pl' }, headers: agent });
  };
  const stockOf = async (alias: string): Promise<readonly StockRow[]> =>
    ((await send(`/v2/system/manage/stock?q=${alias}`, { headers: agent })).body.data as StockRow[]).filter(
      ({ good }) => good === alias,
    );
  const opened = (order: CheckoutDone) => ({ number: order.number, token: order.token });
  return {
    platform,
    orders,
    refunds,
    /** Documents that were drawn. */
    drawn,
    gateway,
    send,
    checkout,
    buyKettles,
    agent: () => agent,
    stockOf,
    now: () => time,
    pass,
    /** Another test begins, with a kettle nobody has touched and nothing that waits. */
    begin: async () => {
      kettles += 1;
      gateway.isAway = false;
      await pass(86_400_000);
      await platform.sweepOrders();
      orders.length = 0;
      refunds.length = 0;
      await publishGood(good(alias(), 10_000));
    },
    /** The article of this test. */
    kettle: alias,
    /** What the gateway tells of the order with this number. */
    told: (done: CheckoutDone, state: string, change: object = {}) => {
      const order = orders.find(({ title }) => title.includes(done.number));
      return notify({
        id: randomUUID(),
        order_id: order?.id ?? randomUUID(),
        state,
        amount_minor: done.total_minor,
        currency: 'PLN',
        ...change,
      });
    },
    look: async (order: CheckoutDone) =>
      (await send('/v2/order/get', { payload: opened(order) })).body.data as Order,
    buyerDoes: (act: 'cancel' | 'withdraw', order: CheckoutDone) =>
      send(`/v2/order/${act}`, { payload: opened(order) }),
    staffDo: (act: string, { number }: CheckoutDone, more: object = {}) =>
      send(`/v2/system/manage/orders/${number}/acts`, { payload: { act, ...more }, headers: agent }),
    staffSee: async ({ number }: CheckoutDone) =>
      (await send(`/v2/system/manage/orders/${number}`, { headers: agent })).body.data as StaffOrder,
    count: async (alias: string, on_hand: number | null, sale_condition_id?: string) => {
      const rows = await stockOf(alias);
      const row = rows.find((one) => (one.sale_condition_id ?? undefined) === sale_condition_id);
      const payload = { good: alias, sale_condition_id, on_hand, was: row?.pieces?.on_hand ?? null };
      return send('/v2/system/manage/stock', { method: 'PUT', payload, headers: agent });
    },
    /** More pieces of the kettle arrive. @returns whether they were counted; somebody else may be faster */
    restock: async (more: number) => {
      const [row] = await stockOf(alias());
      const was = row?.pieces?.on_hand ?? 0;
      const payload = { good: alias(), on_hand: was + more, was };
      const headers = agent;
      return (await send('/v2/system/manage/stock', { method: 'PUT', payload, headers })).status === 200;
    },
    /** Subjects of the letters to an address, newest first. */
    lettersTo: async (email: string) =>
      (
        (await send(`/v2/loan/dev/outbox?to=${encodeURIComponent(email)}`)).body.data as readonly {
          subject: string;
        }[]
      ).map(({ subject }) => subject),
    /** Subjects of the letters about an order, newest first. */
    letters: async ({ number }: CheckoutDone) =>
      ((await send('/v2/loan/dev/outbox')).body.data as readonly { subject: string }[])
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(number)),
  };
}

export type ShopBench = Awaited<ReturnType<typeof openShop>>;
export const doneOf = ({ body }: Answer): CheckoutDone => body.data as CheckoutDone;
