import type { LenderConfig } from '#schemas/lending/lender-config.ts';
import type { Order, OrderDelivery } from '#schemas/order.ts';
import { legalDay } from '../../base/legal-day.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import { dayInWords, momentInFigures } from '../../base/pdf/polish.ts';
import type { Sheet } from '../../base/pdf/sheet.ts';
import { type WrittenSheet, writeSheet } from '../../base/pdf/write-sheet.ts';
import { definePersonTexts, type PersonLanguage } from '../../http/person-texts.ts';

/** What the document is called, for whoever reads the site in another language; its own text is Polish, as of all documents. */
const titles = definePersonTexts<'confirmation'>('orderDocument', {
  pl: { confirmation: 'Potwierdzenie zamówienia' },
  en: { confirmation: 'Confirmation of the order' },
  ru: { confirmation: 'Подтверждение заказа' },
  uk: { confirmation: 'Підтвердження замовлення' },
});

const statuses: Readonly<Record<Order['status'], string>> = {
  'awaiting-payment': 'czeka na płatność',
  'awaiting-decision': 'czeka na decyzję o pożyczce',
  paid: 'opłacone',
  packed: 'spakowane',
  sent: 'wysłane',
  delivered: 'dostarczone',
  cancelled: 'anulowane',
  expired: 'wygasło bez płatności',
  withdrawn: 'odstąpiono od umowy',
  refunded: 'zwrócono pieniądze',
};

const payments: Readonly<Record<Order['payment'], string>> = {
  gateway: 'online, u operatora płatności',
  loan: 'z pożyczki',
};

export interface OrderDocument {
  readonly order: Order;
  /** Who sells: the house. */
  readonly seller: LenderConfig;
  /** Days the buyer has for withdrawing. */
  readonly returnDays: number;
  readonly language: PersonLanguage;
}

/**
 * Writes what was ordered as a document: what the law has a seller hand over on a durable medium (consumer rights act art. 21). The same
 * order makes the same: dates are the order's, never the clock's.
 */
export function writeOrder(document: OrderDocument): WrittenSheet {
  const { order, seller } = document;
  const { number, history } = order;
  const title = titles.in('pl').confirmation;
  const reference = `Zamówienie ${number}`;
  const newest = history.at(-1)?.at ?? order.created_at;
  const options = {
    from: seller.name,
    about: `${seller.address} · KRS ${seller.krs}`,
    title,
    reference,
    subject: reference,
    at: new Date(newest),
    foot: `${seller.name} · ${title} · ${number}`,
  };
  return writeSheet(options, (sheet) => writeParts(sheet, document, { title, newest }));
}

/** @param newest moment of what happened last */
function writeParts(
  sheet: Sheet,
  { order, seller, returnDays, language }: OrderDocument,
  { title, newest }: { readonly title: string; readonly newest: string },
): void {
  const { number, contact, goods, delivery, currency } = order;
  const money = (minor: number) => moneyInWords(minor, 'pl', currency);
  sheet.title(
    title,
    `nr ${number} · złożone ${momentInFigures(order.created_at)}`,
    language === 'pl' ? undefined : titles.in(language).confirmation,
  );
  sheet.heading('Strony i dostawa');
  sheet.facts([
    ['Sprzedawca', `${seller.name}, ${seller.address}`],
    ['Numer KRS i NIP', `${seller.krs}, ${seller.nip}`],
    ['Kontakt ze sprzedawcą', `${seller.phone}, ${seller.email}`],
    ['Kupujący', `${contact.firstname} ${contact.lastname}`],
    ['Kontakt z kupującym', `${contact.email}, ${contact.phone}`],
    ['Dostawa', [delivery.title, placeOf(delivery)].filter(Boolean).join(': ')],
    ['Płatność', payments[order.payment]],
    ['Stan', `${statuses[order.status]}, ${momentInFigures(newest)}`],
  ]);
  sheet.heading('Produkty');
  sheet.table({
    head: ['Produkt', 'Liczba', 'Cena', 'Razem'],
    widths: [56, 10, 17, 17],
    rows: [
      ...goods.map((line) => [
        line.sale_condition === null ? line.title : `${line.title} (${line.sale_condition})`,
        String(line.item_cnt),
        money(line.unit_price_minor),
        money(line.total_minor),
      ]),
      ['Dostawa', '1', money(delivery.price_minor), money(delivery.price_minor)],
    ],
    sum: ['Razem do zapłaty', '', '', money(order.total_minor)],
  });
  sheet.paragraph('Ceny są brutto: obejmują podatki.');
  if (order.refunded_minor > 0) sheet.notice(`Zwróciliśmy ${money(order.refunded_minor)}.`);
  sheet.heading('Prawo odstąpienia od umowy');
  sheet.paragraph(
    `Od umowy można odstąpić bez podania przyczyny w ciągu ${returnDays} dni od dnia, w którym produkty trafiły do kupującego. ` +
      'Wystarczy oświadczenie wysłane przed upływem tego terminu: na stronie zamówienia, e-mailem albo listem.' +
      (order.withdraw_until === null
        ? ''
        : ` Termin tego zamówienia upływa ${dayInWords(dayOf(order.withdraw_until))}`),
  );
  sheet.paragraph(
    'Po odstąpieniu zwracamy cenę produktów i koszt najtańszej zwykłej dostawy w ciągu 14 dni. Kupujący odsyła produkty w ciągu 14 dni od odstąpienia.',
  );
}

const dayOf = (moment: string): string => legalDay(Date.parse(moment));

function placeOf({ address, point }: OrderDelivery): string {
  if (point !== null) return point;
  if (address === null) return '';
  const { street, house, flat, postal_code, city } = address;
  const door = flat ? `${house}/${flat}` : house;
  // Villages have no streets.
  return `${street || city} ${door}, ${postal_code} ${city}`;
}
