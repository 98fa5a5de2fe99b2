import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { CartGood, CartItem, CartProblem, PricedCart } from '#schemas/cart.ts';
import { unitPrice } from '#schemas/cart-lines.ts';
import type { CartProps } from './props.ts';
import type { CartDelivery, CartPlace } from './queries.ts';

const good = (alias: string, picture: string, more: Partial<CartGood>): CartGood => ({
  alias,
  category: 'dom',
  currency: 'PLN',
  image: { src: `/illustrations/goods/${picture}.svg`, alt: '', width: 480, height: 360 },
  ...more,
});
const lamp = good('lampa-do-pracy', 'lamp', { title: 'Lampa do pracy', price_minor: 34_900 });
const desk = good('biurko-skladane', 'desk', { title: 'Biurko składane', price_minor: 15_900 });
const phone = good('telefon-dla-seniora', 'phone', {
  title: 'Telefon z dużymi przyciskami',
  price_minor: 27_900,
  sale_conditions: [
    { id: 'new', title: 'Nowy' },
    { id: 'opened', title: 'Otwarte opakowanie', price_minor: 23_900 },
  ],
});
const headphones = good('zestaw-sluchawkowy', 'headphones', {
  title:
    'Wielofunkcyjny zestaw słuchawkowy do pracy zdalnej z dziewięćdziesięciodziewięciogodzinnym akumulatorem',
  image: samplePhotograph,
  price_minor: 123_456_789,
  sale_conditions: [
    { id: 'longer', title: 'Z gwarancją przedłużoną do pięciu lat i ubezpieczeniem od zalania' },
  ],
});

const line = (itemData: CartGood, quantity = 1, condition?: string): CartItem => ({
  itemData,
  quantity,
  ...(condition !== undefined && { sale_condition_id: condition }),
});

/** What the shop would answer: remembered prices, but for those named here. */
function priced(
  lines: readonly CartItem[],
  {
    prices = {},
    problems = {},
    left = {},
  }: {
    prices?: Record<string, number>;
    problems?: Record<string, CartProblem>;
    left?: Record<string, number>;
  } = {},
): PricedCart {
  const answered = lines.map((one) => {
    const { alias } = one.itemData;
    const unit = prices[alias] ?? unitPrice(one) ?? 0;
    const problem = problems[alias];
    return {
      alias,
      ...(one.sale_condition_id !== undefined && { sale_condition_id: one.sale_condition_id }),
      item_cnt: one.quantity,
      ...(problem !== 'unknown' && { unit_price_minor: unit }),
      line_price_minor: problem === undefined ? unit * one.quantity : 0,
      ...(left[alias] !== undefined && { left: left[alias] }),
      ...(problem !== undefined && { problem }),
    };
  });
  const total = answered.reduce((sum, one) => sum + one.line_price_minor, 0);
  return {
    lines: answered,
    details: { total_price: total, currency: 'PLN' },
    can_order: Object.keys(problems).length === 0,
  };
}

const delivery: readonly CartDelivery[] = [
  { to: 'address', price_minor: 1_599, free_from_minor: 100_000 },
  { to: 'point', price_minor: 1_199, free_from_minor: 100_000 },
  { to: 'branch', price_minor: 0 },
];
const read = (sample: NonNullable<CartPlace['sample']>) => ({
  place: { call: sampleRef(), delivery, sample } satisfies CartPlace,
});

const usual = [line(lamp, 2), line(phone, 1, 'new')];
const many = [
  line(headphones, 99, 'longer'),
  ...Array.from({ length: 6 }, (_, at) =>
    line({ ...desk, alias: `biurko-${at}`, title: `Biurko składane ${at + 1}` }),
  ),
];
const few = [line(lamp, 2), line(desk, 7)];
const changed = [line(lamp), line(desk, 3), line(phone, 1, 'opened'), line({ alias: 'nieznany-produkt' }, 2)];

export const examples: WidgetExample<CartProps>[] = [
  {
    name: 'normal',
    title: 'Two articles, and the way to the order',
    props: { title: 'Koszyk', checkout: '/cart' },
    data: read({ lines: usual, priced: priced(usual) }),
  },
  {
    name: 'long',
    title: 'Many lines, long names, a high sum',
    props: { title: 'Wszystko, co chcesz kupić, zanim się rozmyślisz', checkout: '/cart' },
    data: read({ lines: many, priced: priced(many) }),
  },
  { name: 'empty', title: 'Nothing in it', props: { title: 'Koszyk' }, data: read({ lines: [] }) },
  {
    name: 'broken',
    title: 'A changed price, one that cannot be had, terms that are gone, one that is unknown',
    props: { title: 'Koszyk', checkout: '/cart' },
    data: read({
      lines: changed,
      priced: priced(changed, {
        prices: { 'lampa-do-pracy': 36_900 },
        problems: {
          'biurko-skladane': 'unavailable',
          'telefon-dla-seniora': 'condition-gone',
          'nieznany-produkt': 'unknown',
        },
      }),
    }),
  },
  {
    name: 'few-left',
    title: 'Few pieces of one article, fewer than wanted of another',
    props: { title: 'Koszyk', checkout: '/cart' },
    data: read({
      lines: few,
      priced: priced(few, {
        problems: { 'biurko-skladane': 'short' },
        left: { 'lampa-do-pracy': 2, 'biurko-skladane': 4 },
      }),
    }),
  },
  {
    name: 'offline',
    title: 'Prices that could not be checked, one of them unknown',
    props: { title: 'Koszyk', checkout: '/cart' },
    data: read({ lines: [line(lamp), line({ alias: 'stary-wpis', title: 'Czajnik' })], state: 'failed' }),
  },
  {
    name: 'reading',
    title: 'Before the browser has read its cart',
    props: { title: 'Koszyk' },
    data: read({ lines: [], state: 'reading' }),
  },
];
