import { expect, test } from 'vitest';
import type { Order } from '#schemas/order.ts';
import { drawHere } from '../../base/pdf/draw-here.ts';
import { demoLender } from '../../content/lender.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { writeOrder } from '../orders/order-document.ts';
import { createOrderDocuments, DocumentsBusy, mostDrawn } from '../orders/order-documents.ts';

const order: Order = {
  number: 'K7RM-2X9D',
  status: 'delivered',
  payment: 'gateway',
  currency: 'PLN',
  total_minor: 56_499,
  created_at: '2026-11-10T09:10:00Z',
  goods: [
    {
      alias: 'lampa',
      category: 'dom',
      title: 'Lampa biurkowa Mila, żółta',
      sale_condition_id: 'nowy',
      sale_condition: 'Nowa',
      unit_price_minor: 20_000,
      item_cnt: 2,
      total_minor: 40_000,
    },
    {
      alias: 'czajnik',
      category: 'agd',
      title: 'Czajnik Poranek',
      sale_condition_id: null,
      sale_condition: null,
      unit_price_minor: 14_900,
      item_cnt: 1,
      total_minor: 14_900,
    },
  ],
  goods_minor: 54_900,
  delivery: {
    alias: 'kurier',
    title: 'Kurier pod drzwi',
    to: 'address',
    price_minor: 1_599,
    address: { postal_code: '00-999', city: 'Łódź', street: 'Świętojańska', house: '7', flat: '3' },
    point: null,
  },
  contact: { firstname: 'Łucja', lastname: 'Żółć', email: 'lucja@example.com', phone: '600100200' },
  tracking: 'PL 1',
  history: [
    { status: 'awaiting-payment', at: '2026-11-10T09:10:00Z' },
    { status: 'delivered', at: '2026-11-12T10:00:00Z' },
  ],
  refunded_minor: 0,
  redirect_url: null,
  expires_at: null,
  can_cancel: false,
  can_withdraw: true,
  withdraw_until: '2026-11-26T10:00:00Z',
  is_claimed: false,
};
const documentOf = (more: Partial<Order> = {}, language = 'pl') => ({
  order: { ...order, ...more },
  seller: demoLender,
  returnDays: 14,
  language,
});
const render = (more?: Partial<Order>, language?: string) => drawHere(writeOrder(documentOf(more, language)));
const read = async (more?: Partial<Order>, language?: string) =>
  readPdf(await render(more, language)).text.replace(/\s+/g, ' ');

test('[issue 17] the confirmation says who sold what to whom, for how much, and until when one may withdraw', async () => {
  const text = await read();
  for (const words of [
    'Potwierdzenie zamówienia',
    'K7RM-2X9D',
    demoLender.name,
    'Łucja Żółć',
    'Świętojańska 7/3, 00-999 Łódź',
    'Lampa biurkowa Mila, żółta (Nowa)',
    '200,00 zł',
    '400,00 zł',
    '149,00 zł',
    '15,99 zł',
    '564,99 zł',
    'w ciągu 14 dni',
    '26 listopada 2026 r.',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('\ufffd');
  expect(text).not.toContain('Zwróciliśmy');
});

test('[issue 17] what went back to the buyer is in it, and a village without streets', async () => {
  const address = { postal_code: '00-999', city: 'Dolna', house: '7' };
  const text = await read({ refunded_minor: 56_499, delivery: { ...order.delivery, address } });
  expect(text).toContain('Zwróciliśmy 564,99 zł');
  expect(text).toContain('Dolna 7, 00-999 Dolna');
});

test('[issue 17] the same order makes the same bytes; in another language the document has its name in it, too', async () => {
  const [one, again] = await Promise.all([render(), render()]);
  expect(Buffer.from(one).equals(Buffer.from(again))).toBe(true);
  expect(await read({}, 'uk')).toContain('Підтвердження замовлення');
});

/** Documents whose drawings the test finishes. */
function held() {
  const begun: PromiseWithResolvers<Uint8Array>[] = [];
  const documents = createOrderDocuments(() => {
    const drawing = Promise.withResolvers<Uint8Array>();
    begun.push(drawing);
    return drawing.promise;
  });
  return { begun, documents };
}

test('a confirmation is drawn once for all who ask, and anew when it says something else', async () => {
  const { begun, documents } = held();
  const answers = Array.from({ length: 60 }, () => documents(documentOf()));
  begun[0]?.resolve(new Uint8Array([1]));
  expect(new Set((await Promise.all(answers)).map(([first]) => first))).toEqual(new Set([1]));
  // What does not stand on it changes nothing.
  expect(await documents(documentOf({ can_withdraw: false }))).toEqual(new Uint8Array([1]));
  expect(begun).toHaveLength(1);
  const changed = documents(documentOf({ status: 'withdrawn' }));
  begun[1]?.resolve(new Uint8Array([2]));
  expect(await changed).toEqual(new Uint8Array([2]));
  expect(begun).toHaveLength(2);
});

test('a drawing that fails is not kept', async () => {
  const { begun, documents } = held();
  const failed = documents(documentOf());
  begun[0]?.reject(new Error('the thread died'));
  await expect(failed).rejects.toThrow('the thread died');
  const again = documents(documentOf());
  begun[1]?.resolve(new Uint8Array([1]));
  expect(await again).toEqual(new Uint8Array([1]));
});

test('when many documents wait another is refused at once, and taken when one is drawn', async () => {
  const { begun, documents } = held();
  const waiting = Array.from({ length: mostDrawn }, (_, at) => documents(documentOf({ number: `A-${at}` })));
  await expect(documents(documentOf())).rejects.toBeInstanceOf(DocumentsBusy);
  begun[0]?.resolve(new Uint8Array([1]));
  await waiting[0];
  void documents(documentOf());
  expect(begun).toHaveLength(mostDrawn + 1);
});
