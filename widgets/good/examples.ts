import { type InstalmentOffer, instalmentOffer } from '#engine/credit/instalment-offer.ts';
import { sampleCredit, sampleDay } from '#engine/credit/sample-credit.ts';
import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { GoodSummary } from '#schemas/good.ts';
import { conditionsOf } from '#ui/shop/conditions.ts';
import type { DeliveryTerms, ShownGood } from './good-view-data.ts';
import type { GoodProps } from './props.ts';

const picture = (name: string, alt = '') => ({
  src: `/illustrations/goods/${name}.svg`,
  alt,
  width: 480,
  height: 360,
});

const laptop: GoodSummary = {
  id: 'laptop-14',
  alias: 'laptop-14',
  category: 'komputery',
  title: 'Laptop 14 cali do nauki i pracy',
  summary: 'Lekki, cichy, z baterią na cały dzień zajęć.',
  image: picture('laptop', 'Laptop z otwartą pokrywą'),
  price_minor: 269_900,
  old_price_minor: 319_900,
  lowest_price_minor: 299_900,
  currency: 'PLN',
  available: true,
  sale_conditions: [
    { id: 'nowy', title: 'Nowy, gwarancja 2 lata' },
    { id: 'otwarty', title: 'Z otwartego opakowania, gwarancja rok', price_minor: 229_900 },
  ],
};

const variant = (alias: string, differs: string, available = true): ShownGood['variants'][number] => ({
  good: { alias, category: laptop.category, title: laptop.title, available, image: picture('laptop') },
  differs,
});

const shown: ShownGood = {
  good: laptop,
  pictures: [
    picture('laptop', 'Laptop z otwartą pokrywą'),
    picture('desk', 'Laptop na biurku'),
    picture('headphones', 'Słuchawki w zestawie'),
  ],
  differsIn: ['Kolor', 'Pamięć'],
  variants: [
    variant('laptop-14', 'Grafitowy, 8 GB'),
    variant('laptop-14-16', 'Grafitowy, 16 GB'),
    variant('laptop-14-srebrny', 'Srebrny, 8 GB', false),
  ],
};

const delivery: DeliveryTerms = {
  currency: 'PLN',
  returnDays: 14,
  ways: [
    {
      alias: 'paczkomat',
      title: 'Automat paczkowy',
      priceMinor: 1299,
      freeFromMinor: 20_000,
      days: { from: 1, to: 2 },
    },
    { alias: 'kurier', title: 'Kurier pod drzwi', priceMinor: 1699, days: { from: 1, to: 2 } },
    { alias: 'odbior', title: 'Odbiór w oddziale', priceMinor: 0, days: { from: 3, to: 3 } },
  ],
};

const categories = [
  { alias: 'elektronika', title: 'Elektronika' },
  { alias: 'komputery', title: 'Komputery' },
];

const link = (alias: string, title: string) => ({ alias, category: 'komputery', title });
const place = {
  previous: link('monitor', 'Monitor 24 cale'),
  next: link('drukarka', 'Drukarka do domu'),
  position: 2,
  total: 14,
  category: 'komputery',
  list: 'price=100000~300000&sort=price-asc',
  href: '/category/komputery?price=100000%7E300000&sort=price-asc',
};

/** As the query makes them, of the sample's terms. */
const instalmentsOf = (good: GoodSummary): Record<string, InstalmentOffer | null> =>
  Object.fromEntries(
    conditionsOf(good).map(({ priceMinor }) => [
      String(priceMinor),
      instalmentOffer(
        { priceMinor, currency: good.currency },
        { values: sampleCredit, options: null, today: sampleDay, locale: 'pl' },
      ),
    ]),
  );

const lamp: GoodSummary = {
  id: 'lampa',
  alias: 'lampa-do-pracy',
  category: 'komputery',
  title: 'Lampa do pracy',
  summary: 'Ciepłe i zimne światło, ramię na trzy przeguby.',
  image: picture('lamp'),
  price_minor: 14_900,
  currency: 'PLN',
  available: true,
};

const long: GoodSummary = {
  ...laptop,
  title:
    'Wielofunkcyjna najnowocześniejsza szlifierko-polerko-wiertarko-wkrętarka dziewięćdziesięciodziewięcioelementowa',
  summary:
    'Zestaw, który ma wszystko, czego potrzeba do remontu mieszkania w bloku z wielkiej płyty, i jeszcze kilka rzeczy, o których istnieniu dowiadujemy się dopiero z instrukcji obsługi.',
  price_minor: 1_299_999_99,
  old_price_minor: 1_999_999_99,
  lowest_price_minor: 1_499_999_99,
  sale_conditions: [
    {
      id: 'nowy',
      title: 'Nowy, w pełnym oryginalnym opakowaniu, z gwarancją producenta na sześćdziesiąt miesięcy',
    },
    { id: 'odnowiony', title: 'Odnowiony', price_minor: 999_999_99 },
  ],
};

/** An article as a buyer may meet it: reduced with a choice of terms, plain, with long names, sold out, none. */
export const examples: WidgetExample<GoodProps>[] = [
  {
    name: 'normal',
    title: 'Reduced, with variants, terms to choose from and instalments',
    props: {},
    data: { shown, categories, place, delivery, instalments: instalmentsOf(laptop) },
  },
  {
    name: 'plain',
    title: 'One picture, one price, too cheap for a loan',
    props: {},
    data: {
      shown: { good: lamp, pictures: [picture('lamp')], differsIn: [], variants: [] },
      categories: categories.slice(0, 1),
      place: null,
      delivery,
      instalments: instalmentsOf(lamp),
    },
  },
  {
    name: 'long',
    title: 'Long names, high prices, many pictures and variants',
    props: {},
    data: {
      shown: {
        good: long,
        pictures: Array.from({ length: 9 }, (_, at) =>
          at === 0 ? samplePhotograph : picture(at % 2 === 0 ? 'laptop' : 'desk'),
        ),
        differsIn: ['Kolor i wykończenie obudowy'],
        variants: Array.from({ length: 9 }, (_, at) =>
          variant(
            `wariant-${at}`,
            `Ciemnografitowy z wykończeniem antypoślizgowym, ${at + 1}\u00a0000\u00a0GB`,
            at % 4 !== 3,
          ),
        ),
      },
      categories: [...categories, { alias: 'narzedzia', title: 'Elektronarzędzia akumulatorowe i sieciowe' }],
      place: { ...place, position: 1234, total: 99_999 },
      delivery,
      instalments: instalmentsOf(long),
    },
  },
  {
    name: 'broken',
    title: 'Sold out, without pictures, category, delivery or place in a list',
    props: {},
    data: {
      shown: {
        good: { ...lamp, image: undefined, summary: '', available: false, sale_conditions: [] },
        pictures: [],
        differsIn: [],
        variants: [variant('lampa-do-pracy', '')],
      },
      categories: [],
      place: { ...place, previous: null, next: null, position: null, total: 0, list: null },
      delivery: null,
      instalments: {},
    },
  },
  {
    name: 'empty',
    title: 'No such article',
    props: { alias: 'nie-ma' },
    data: { shown: null, categories: [], place: null, delivery, instalments: {} },
  },
];
