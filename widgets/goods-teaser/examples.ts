import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { GoodCategory, GoodSummary } from '#schemas/good.ts';
import type { GoodsTeaserProps } from './props.ts';

const categories: GoodCategory[] = [
  { id: 'dom', alias: 'dom', title: 'Dom i warsztat' },
  { id: 'szkola', alias: 'szkola', title: 'Szkoła i praca' },
];

const good = (
  alias: string,
  picture: string,
  words: Pick<GoodSummary, 'title' | 'summary' | 'price_minor'>,
): GoodSummary => ({
  id: alias,
  alias,
  category: 'dom',
  currency: 'PLN',
  available: true,
  image: { src: `/illustrations/goods/${picture}.svg`, alt: '', width: 480, height: 360 },
  ...words,
});

const lamp = good('lampa-do-pracy', 'lamp', {
  title: 'Lampa do pracy',
  summary: 'Ciepłe i zimne światło, ramię na trzy przeguby.',
  price_minor: 34_900,
});
const desk = good('biurko-skladane', 'desk', {
  title: 'Biurko składane',
  summary: 'Blat 120 na 60 cm, po złożeniu szerokość krzesła.',
  price_minor: 15_900,
});
const phone = good('telefon-dla-seniora', 'phone', {
  title: 'Telefon z dużymi przyciskami',
  summary: 'Głośny dzwonek, przycisk pomocy i tydzień bez ładowania.',
  price_minor: 27_900,
});
const reduced: GoodSummary = {
  ...good('zestaw-sluchawkowy', 'headphones', {
    title: 'Zestaw słuchawkowy do pracy zdalnej',
    summary: 'Wycisza otoczenie, waży 180 gramów, działa z każdym telefonem.',
    price_minor: 25_499,
  }),
  old_price_minor: 34_900,
  lowest_price_minor: 29_999,
};
const longGood: GoodSummary = {
  ...reduced,
  title:
    'Wielofunkcyjna najnowocześniejsza szlifierko-polerko-wiertarko-wkrętarka dziewięćdziesięciodziewięcioelementowa',
  summary:
    'Zestaw, który ma wszystko, czego potrzeba do remontu mieszkania w bloku z wielkiej płyty, i jeszcze kilka rzeczy, o których istnieniu dowiadujemy się dopiero z instrukcji obsługi. '
      .repeat(2)
      .trim(),
  price_minor: 1_234_567_89,
  old_price_minor: 1_999_999_99,
  lowest_price_minor: 1_499_999_99,
};

/** Goods as a buyer may meet them: full price, reduced as the law wants it, not to be had. */
export const examples: WidgetExample<GoodsTeaserProps>[] = [
  {
    name: 'normal',
    title: 'Four goods, one reduced, one not available',
    props: {
      category: 'dom',
      title: 'Do domu i warsztatu',
      lead: 'Rzeczy, które przydają się w trakcie remontu i długo po nim.',
    },
    data: { goods: [lamp, reduced, phone, { ...desk, available: false }], categories },
  },
  {
    name: 'three',
    title: 'Three goods under the category’s own title',
    props: { category: 'dom', count: 3 },
    data: { goods: [lamp, phone, desk], categories },
  },
  {
    name: 'long',
    title: 'Many goods with long names and high prices',
    props: { category: 'dom', count: 8, title: 'Najpotrzebniejsze narzędzia do przeprowadzenia remontu' },
    data: {
      goods: [
        longGood,
        { ...lamp, image: samplePhotograph },
        { ...longGood, id: 'b', available: false },
        phone,
        desk,
        reduced,
      ].flatMap((one, index) => [one, ...(index < 2 ? [{ ...one, id: `${one.id}-${index}` }] : [])]),
      categories,
    },
  },
  {
    name: 'broken',
    title: 'No picture, a reduction without its lowest price, no such category',
    props: { category: 'constructor', title: 'Wybrane dla Ciebie', count: 2 },
    data: {
      goods: [
        { ...reduced, image: undefined, lowest_price_minor: undefined, summary: '' },
        { ...phone, old_price_minor: 20_000, lowest_price_minor: 20_000 },
      ],
      categories: [],
    },
  },
  {
    name: 'empty',
    title: 'No goods: nothing is shown',
    props: { category: 'dom' },
    data: { goods: [], categories },
  },
];
