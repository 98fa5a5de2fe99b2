import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { GoodsCategoriesProps } from './props.ts';
import type { ListedCategory } from './queries.ts';

const category = (
  alias: string,
  picture: string,
  words: Pick<ListedCategory, 'title' | 'goods'> & Partial<ListedCategory>,
): ListedCategory => ({
  alias,
  image: { src: `/illustrations/goods/${picture}.svg`, alt: '', width: 480, height: 360 },
  parts: [],
  ...words,
});

const electronics = category('komputery-i-telefony', 'laptop', {
  title: 'Komputery i telefony',
  description: 'Do nauki, pracy i rozmów.',
  goods: 62,
  parts: [
    { alias: 'laptopy', title: 'Laptopy' },
    { alias: 'smartfony', title: 'Smartfony' },
    { alias: 'sluchawki', title: 'Słuchawki' },
  ],
});
const home = category('dom-i-biuro', 'desk', {
  title: 'Dom i biuro',
  description: 'Meble i światło do pracy w domu.',
  goods: 41,
});
const appliances = category('sprzet-agd', 'washing-machine', {
  title: 'Sprzęt AGD',
  description: 'Do kuchni, łazienki i sprzątania.',
  goods: 22,
});
const bicycles = category('rowery-i-hulajnogi', 'bicycle', {
  title: 'Rowery i hulajnogi',
  description: 'Do pracy, szkoły i za miasto.',
  goods: 1,
});
const long = category('remont', 'lamp', {
  title: 'Elektronarzędzia akumulatorowe, sieciowe i wielofunkcyjnoprzemysłowe',
  description:
    'Wszystko, czego potrzeba do remontu mieszkania w bloku z wielkiej płyty, i jeszcze kilka rzeczy, o których dowiadujemy się z instrukcji.',
  goods: 123_456,
  parts: Array.from({ length: 14 }, (_, at) => ({ alias: `p${at}`, title: `Szlifierki kątowe ${at + 1}` })),
});
const { image: _picture, ...bare } = home;

/** The catalogue as editors may have made it. */
export const examples: WidgetExample<GoodsCategoriesProps>[] = [
  {
    name: 'normal',
    title: 'Four categories, one with subcategories',
    props: { lead: 'Kup od razu albo rozłóż na raty.' },
    data: { categories: [electronics, home, appliances, bicycles] },
  },
  {
    name: 'long',
    title: 'Long names and many subcategories',
    props: { title: 'Wszystkie działy sklepu z wyposażeniem mieszkania i domu jednorodzinnego' },
    data: {
      categories: Array.from({ length: 7 }, (_, at) => ({
        ...(at % 3 ? electronics : long),
        alias: `c${at}`,
        ...(at === 1 && { image: samplePhotograph }),
      })),
    },
  },
  {
    name: 'broken',
    title: 'No picture, no description, not counted',
    props: {},
    data: {
      categories: [
        { ...bare, goods: null },
        { alias: 'x', title: 'X', goods: 0, parts: [] },
      ],
    },
  },
  { name: 'empty', title: 'A shop without categories', props: {}, data: { categories: [] } },
];
