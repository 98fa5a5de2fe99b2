import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { GoodSummary } from '#schemas/good.ts';
import type { FilterOption, GoodsFilter } from '#schemas/goods-list.ts';
import type { GoodsListProps } from './props.ts';
import type { ListedGoods } from './queries.ts';

const good = (
  alias: string,
  picture: string,
  words: Pick<GoodSummary, 'title' | 'summary' | 'price_minor'>,
): GoodSummary => ({
  id: alias,
  alias,
  category: 'telefony',
  currency: 'PLN',
  available: true,
  image: { src: `/illustrations/goods/${picture}.svg`, alt: '', width: 480, height: 360 },
  ...words,
});

const phone = good('telefon-nuta-5', 'phone', {
  title: 'Telefon Nuta 5',
  summary: 'Ekran 6,1 cala, dwa aparaty i dwa dni bez ładowania.',
  price_minor: 89_900,
});
const headphones: GoodSummary = {
  ...good('sluchawki-cisza', 'headphones', {
    title: 'Słuchawki Cisza',
    summary: 'Wyciszają otoczenie i ważą 180 gramów.',
    price_minor: 25_499,
  }),
  old_price_minor: 34_900,
  lowest_price_minor: 29_999,
};
const { image: _picture, lowest_price_minor: _lowest, ...bare } = headphones;
const laptop = good('laptop-zeszyt-14', 'laptop', {
  title: 'Laptop Zeszyt 14',
  summary: 'Lekki, cichy, do nauki i pracy.',
  price_minor: 249_900,
});
const longGood: GoodSummary = {
  ...headphones,
  id: 'long',
  image: samplePhotograph,
  alias: 'long',
  title:
    'Wielofunkcyjna najnowocześniejsza szlifierko-polerko-wiertarko-wkrętarka dziewięćdziesięciodziewięcioelementowa',
  summary: 'Zestaw, który ma wszystko, czego potrzeba do remontu mieszkania w bloku z wielkiej płyty. '
    .repeat(2)
    .trim(),
  price_minor: 1_234_567_89,
  old_price_minor: 1_999_999_99,
  lowest_price_minor: 1_499_999_99,
  available: false,
};

const option = (value: string, title: string, count: number, selected = false): FilterOption => ({
  value,
  title,
  count,
  selected,
});
const price: GoodsFilter = {
  alias: 'price',
  title: 'Cena',
  kind: 'range',
  unit: 'minor',
  min: 25_499,
  max: 249_900,
  count: 3,
};
const colours: GoodsFilter = {
  alias: 'kolor',
  title: 'Kolor',
  kind: 'choice',
  options: [option('czarny', 'Czarny', 12), option('bialy', 'Biały', 7), option('granatowy', 'Granatowy', 3)],
};
const screen: GoodsFilter = {
  alias: 'ekran',
  title: 'Przekątna ekranu',
  kind: 'range',
  unit: 'cale',
  min: 5.5,
  max: 14,
  count: 20,
};
const available: GoodsFilter = {
  alias: 'available',
  title: 'Dostępność',
  kind: 'choice',
  options: [option('true', 'Dostępne', 19), option('false', 'Niedostępne', 3)],
};
const sorters: ListedGoods['sorters'] = [
  { alias: 'default', title: 'Najpierw dostępne' },
  { alias: 'price-asc', title: 'Od najtańszych' },
  { alias: 'price-desc', title: 'Od najdroższych' },
  { alias: 'title', title: 'Alfabetycznie' },
];

const category = {
  alias: 'telefony',
  title: 'Telefony i komputery',
  description: 'Do nauki, pracy i rozmów.',
};
const list = (more: Partial<ListedGoods>): Readonly<Record<string, unknown>> => ({
  list: {
    items: [phone, headphones, laptop],
    page: 1,
    pages: 1,
    total: 3,
    category,
    path: [{ alias: 'elektronika', title: 'Elektronika' }, category],
    parts: [],
    filters: [price, colours, screen, available],
    sorters,
    state: { filters: {}, sort: 'default', page: 1 },
    query: {},
    ...more,
  } satisfies ListedGoods,
});

/** A list as a buyer may meet it: whole, narrowed, narrowed to nothing, of a category that is still empty. */
export const examples: WidgetExample<GoodsListProps>[] = [
  {
    name: 'normal',
    title: 'The second of three pages, with subcategories',
    props: {},
    data: list({
      page: 2,
      pages: 3,
      total: 62,
      state: { filters: {}, sort: 'default', page: 2 },
      parts: [
        { alias: 'smartfony', title: 'Smartfony' },
        { alias: 'laptopy', title: 'Laptopy' },
        { alias: 'sluchawki', title: 'Słuchawki' },
      ],
    }),
  },
  {
    name: 'narrowed',
    title: 'Narrowed by colour and price, the cheapest first',
    props: {},
    data: list({
      state: {
        filters: { kolor: ['bialy', 'czarny'], price: { from: 20_000, to: 250_000 }, ekran: { to: 6.5 } },
        sort: 'price-asc',
        page: 1,
      },
      filters: [
        { ...price, selected: { from: 20_000, to: 250_000 }, without: 5 },
        {
          ...colours,
          options: [option('czarny', 'Czarny', 2, true), option('bialy', 'Biały', 1, true)],
          without: 8,
        },
        { ...screen, selected: { to: 6.5 }, without: 4 },
        available,
      ],
    }),
  },
  {
    name: 'none',
    title: 'Nothing meets all filters: the nearest lists',
    props: {},
    data: list({
      items: [],
      total: 0,
      state: {
        filters: { kolor: ['granatowy'], price: { to: 30_000 }, available: ['true'] },
        sort: 'default',
        page: 1,
      },
      filters: [
        { ...price, selected: { to: 30_000 }, without: 3 },
        { ...colours, options: [option('granatowy', 'Granatowy', 0, true)], without: 11 },
        { ...available, options: [option('true', 'Dostępne', 0, true)], without: 0 },
      ],
    }),
  },
  {
    name: 'long',
    title: 'Long names, high prices and many values',
    props: {
      title: 'Najpotrzebniejsze narzędzia do przeprowadzenia remontu w mieszkaniu i w domu jednorodzinnym',
    },
    data: list({
      items: [longGood, ...Array.from({ length: 7 }, (_, at) => ({ ...longGood, id: `l${at}` }))],
      total: 12_345,
      pages: 515,
      path: [
        { alias: 'a', title: 'Dom, ogród i wszystko do niewielkiego remontu' },
        { alias: 'b', title: 'Elektronarzędzia akumulatorowe i sieciowe' },
        category,
      ],
      parts: Array.from({ length: 12 }, (_, at) => ({
        alias: `p${at}`,
        title: `Szlifierki kątowe i oscylacyjne ${at + 1}`,
      })),
      filters: [
        price,
        {
          ...colours,
          title: 'Przeznaczenie i najczęstsze zastosowania w gospodarstwie domowym',
          options: Array.from({ length: 24 }, (_, at) =>
            option(`w${at}`, `Pięćdziesięcioelementowe zestawy ${at + 1}`, 24 - at, at === 20),
          ),
        },
      ],
      state: { filters: { kolor: ['w20'] }, sort: 'title', page: 1 },
    }),
  },
  {
    name: 'broken',
    title: 'No pictures, an unknown value chosen, a reduction without its lowest price',
    props: {},
    data: list({
      items: [
        { ...bare, summary: '' },
        { ...phone, available: false },
      ],
      total: 2,
      path: [category],
      filters: [{ ...colours, options: [] }],
      sorters: [],
      state: { filters: { kolor: ['constructor'] }, sort: 'default', page: 1 },
    }),
  },
  {
    name: 'empty',
    title: 'A category without goods',
    props: {},
    data: list({ items: [], total: 0, filters: [], path: [category] }),
  },
];
