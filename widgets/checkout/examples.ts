import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { CartGood, CartItem, PricedCart } from '#schemas/cart.ts';
import { unitPrice } from '#schemas/cart-lines.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import type { CheckoutProps } from './props.ts';

const lamp: CartGood = {
  alias: 'lampa-do-pracy',
  category: 'dom',
  title: 'Lampa do pracy',
  price_minor: 34_900,
  currency: 'PLN',
};
const desk: CartGood = {
  alias: 'biurko-skladane',
  category: 'dom',
  title: 'Biurko składane',
  price_minor: 115_900,
  currency: 'PLN',
  sale_conditions: [{ id: 'new', title: 'Nowe' }],
};
const headphones: CartGood = {
  alias: 'zestaw-sluchawkowy',
  category: 'telefony',
  title:
    'Wielofunkcyjny zestaw słuchawkowy do pracy zdalnej z dziewięćdziesięciodziewięciogodzinnym akumulatorem',
  price_minor: 123_456_789,
  currency: 'PLN',
  sale_conditions: [
    { id: 'longer', title: 'Z gwarancją przedłużoną do pięciu lat i ubezpieczeniem od zalania' },
  ],
};

const usual: readonly CartItem[] = [
  { itemData: lamp, quantity: 2 },
  { itemData: desk, sale_condition_id: 'new', quantity: 1 },
];
const many: readonly CartItem[] = [
  { itemData: headphones, sale_condition_id: 'longer', quantity: 99 },
  ...Array.from({ length: 6 }, (_, at) => ({
    itemData: { ...lamp, alias: `lampa-${at}`, title: `Lampa do pracy ${at + 1}` },
    quantity: at + 1,
  })),
];

/** What the shop would answer: the remembered prices. */
function pricedOf(lines: readonly CartItem[]): PricedCart {
  const answered = lines.map((line) => {
    const unit = unitPrice(line) ?? 0;
    return {
      alias: line.itemData.alias,
      ...(line.sale_condition_id !== undefined && { sale_condition_id: line.sale_condition_id }),
      item_cnt: line.quantity,
      unit_price_minor: unit,
      line_price_minor: unit * line.quantity,
    };
  });
  const total = answered.reduce((sum, one) => sum + one.line_price_minor, 0);
  return { lines: answered, details: { total_price: total, currency: 'PLN' }, can_order: true };
}

const filled: CheckoutDraft = {
  contact: { firstname: 'Anna', lastname: 'Nowak', email: 'anna@example.com', phone: '600 100 200' },
  delivery: 'kurier',
  address: { postal_code: '00-001', city: 'Warszawa', street: 'Prosta', house: '1', flat: '' },
  point: '',
  payment: 'gateway',
};

const place: Omit<CheckoutPlace, 'sample'> = {
  calls: {
    price: sampleRef(),
    order: sampleRef(),
    code: sampleRef(),
    city: sampleRef(),
    street: sampleRef(),
  },
  currency: 'PLN',
  ways: [
    {
      alias: 'paczkomat',
      title: 'Automat paczkowy',
      to: 'point',
      price_minor: 1_299,
      free_from_minor: 20_000,
      days: { from: 1, to: 2 },
    },
    {
      alias: 'kurier',
      title: 'Kurier pod drzwi',
      to: 'address',
      price_minor: 1_699,
      days: { from: 1, to: 2 },
    },
    { alias: 'oddzial', title: 'Odbiór w oddziale', to: 'branch', price_minor: 0, days: { from: 1, to: 3 } },
  ],
  consents: [
    {
      uuid: 'terms',
      text: 'Akceptuję regulamin sklepu i wiem, że zamówienie wiąże się z obowiązkiem zapłaty.',
      link: '/regulamin',
      isRequired: true,
    },
    {
      uuid: 'news',
      text: 'Zgadzam się na otrzymywanie informacji o ofercie.',
      link: null,
      isRequired: false,
    },
  ],
  loan: {
    terms: {
      from: '2026-01-01',
      annual_rate_percent: 9.5,
      fee_percent: 5,
      currency: 'PLN',
      min_amount_minor: 50_000,
      max_amount_minor: 2_000_000,
      min_months: 3,
      max_months: 48,
      example: { amount_minor: 500_000, months: 24 },
    },
    warning: null,
  },
  phone: '22 000 01 23',
  buyer: null,
};
const shown = (lines: readonly CartItem[], sample: Partial<CheckoutPlace['sample']> = {}, more = {}) => ({
  place: { ...place, ...more, sample: { lines, priced: pricedOf(lines), ...sample } } satisfies CheckoutPlace,
});

/** Each step, and what stands in its way. Examples can be typed into; nobody keeps it and nothing is ordered. */
export const examples: WidgetExample<CheckoutProps>[] = [
  { name: 'normal', title: 'The first step of a guest', props: { title: 'Kasa' }, data: shown(usual) },
  {
    name: 'delivery',
    title: 'Delivery to an address',
    props: { title: 'Kasa' },
    data: shown(usual, { step: 'dostawa', draft: filled }),
  },
  {
    name: 'payment',
    title: 'Payment and the last look, in instalments',
    props: { title: 'Kasa' },
    data: shown(usual, { step: 'platnosc', draft: { ...filled, payment: 'loan' } }),
  },
  {
    name: 'changed',
    title: 'Something changed under way',
    props: { title: 'Kasa' },
    data: shown(usual, {
      step: 'platnosc',
      draft: filled,
      changes: [
        { kind: 'price', alias: lamp.alias, title: 'Lampa do pracy', old_minor: 32_900, new_minor: 34_900 },
        { kind: 'short', alias: desk.alias, title: 'Biurko składane', left: 1 },
        { kind: 'total', old_minor: 181_700, new_minor: 187_399 },
      ],
    }),
  },
  {
    name: 'long',
    title: 'Many lines, long names, a high sum',
    props: { title: 'Zamówienie wszystkiego, co chcesz mieć, zanim się rozmyślisz' },
    data: shown(many, { step: 'platnosc', draft: filled }),
  },
  { name: 'empty', title: 'Nothing to order', props: { title: 'Kasa' }, data: shown([]) },
  {
    name: 'broken',
    title: 'Nothing is delivered, so nothing can be ordered',
    props: { title: 'Kasa' },
    data: shown(usual, {}, { ways: [], consents: [], loan: null }),
  },
  {
    name: 'offline',
    title: 'Prices that could not be checked',
    props: { title: 'Kasa' },
    data: shown(usual, { state: 'failed', step: 'platnosc', draft: { ...filled, delivery: 'oddzial' } }),
  },
  {
    name: 'reading',
    title: 'Before the browser has read the cart',
    props: { title: 'Kasa' },
    data: shown([], { state: 'reading' }),
  },
];
