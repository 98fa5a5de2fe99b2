import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { GoodSummary } from '#schemas/good.ts';

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

/** For examples of widgets: goods as a buyer may meet them. */
export const goodSamples: readonly GoodSummary[] = [
  good('lampa-do-pracy', 'lamp', {
    title: 'Lampa do pracy',
    summary: 'Ciepłe i zimne światło, ramię na trzy przeguby.',
    price_minor: 34_900,
  }),
  {
    ...good('zestaw-sluchawkowy', 'headphones', {
      title: 'Zestaw słuchawkowy do pracy zdalnej',
      summary: 'Wycisza otoczenie, waży 180 gramów, działa z każdym telefonem.',
      price_minor: 25_499,
    }),
    old_price_minor: 34_900,
    lowest_price_minor: 29_999,
  },
  good('telefon-dla-seniora', 'phone', {
    title: 'Telefon z dużymi przyciskami',
    summary: 'Głośny dzwonek, przycisk pomocy i tydzień bez ładowania.',
    price_minor: 27_900,
  }),
  {
    ...good('biurko-skladane', 'desk', {
      title: 'Biurko składane',
      summary: 'Blat 120 na 60 cm, po złożeniu szerokość krzesła.',
      price_minor: 15_900,
    }),
    available: false,
  },
];

/** One with names and prices as long as they come. */
export const longGoodSample: GoodSummary = {
  ...good('szlifierko-polerka', 'desk', {
    title:
      'Wielofunkcyjna najnowocześniejsza szlifierko-polerko-wiertarko-wkrętarka dziewięćdziesięciodziewięcioelementowa',
    summary:
      'Zestaw, który ma wszystko, czego potrzeba do remontu mieszkania w bloku z wielkiej płyty, i jeszcze kilka rzeczy, o których istnieniu dowiadujemy się dopiero z instrukcji obsługi.',
    price_minor: 1_234_567_89,
  }),
  image: samplePhotograph,
  old_price_minor: 1_999_999_99,
  lowest_price_minor: 1_499_999_99,
};
