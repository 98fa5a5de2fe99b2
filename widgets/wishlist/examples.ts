import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { GoodSummary } from '#schemas/good.ts';
import type { WishlistProps } from './props.ts';

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
  image: { src: `/illustrations/drawn/${picture}.svg`, alt: '', width: 480, height: 360 },
  ...words,
});

const kettle = good('czajnik-poranek-zielony', 'kettle-zielony', {
  title: 'Czajnik elektryczny Poranek, zielony',
  summary: 'Pojemność 1,7 litra, stal w środku i na zewnątrz.',
  price_minor: 14_900,
});
const armchair: GoodSummary = {
  ...good('fotel-drzemka-zolty', 'armchair-zolty', {
    title: 'Fotel wypoczynkowy Drzemka, żółty',
    summary: 'Miękki welur, nóżki dębowe, szerokość 84 cm.',
    price_minor: 102_900,
  }),
  old_price_minor: 119_900,
  lowest_price_minor: 111_400,
};
const backpack = good('plecak-tornister-czerwony', 'backpack-czerwony', {
  title: 'Plecak Tornister, czerwony',
  summary: 'Do szkoły i pracy, 22 litry, miejsce na laptop.',
  price_minor: 18_900,
});
const goods = [kettle, armchair, backpack, { ...kettle, id: 'a', alias: 'a', available: false }];
const many: GoodSummary[] = Array.from({ length: 9 }, (_, at) => ({
  ...armchair,
  id: `fotel-${at}`,
  ...(at === 1 && { image: samplePhotograph }),
  alias: `fotel-${at}`,
  title:
    at % 2 === 0
      ? 'Najnowocześniejszy dziewięćdziesięciodziewięcioelementowy zestaw wypoczynkowy z podnóżkiem'
      : armchair.title,
  price_minor: 1_234_567_89,
  old_price_minor: 1_999_999_99,
  lowest_price_minor: 1_499_999_99,
}));

/** Lists as visitors have them, and one that was passed on. Hearts of the former change nothing of who looks at them. */
export const examples: WidgetExample<WishlistProps>[] = [
  {
    name: 'normal',
    title: 'Four goods, one reduced, one not available',
    props: { title: 'Ulubione' },
    data: { shown: { kind: 'sample', goods, state: 'read' } },
  },
  {
    name: 'shared',
    title: 'A list somebody passed on',
    props: {},
    data: { shown: { kind: 'shared', goods } },
  },
  {
    name: 'reading',
    title: 'Before the browser has read the list',
    props: { title: 'Ulubione' },
    data: { shown: { kind: 'sample', goods: [], state: 'reading' } },
  },
  {
    name: 'failed',
    title: 'The goods could not be read',
    props: { title: 'Ulubione' },
    data: { shown: { kind: 'sample', goods: [], state: 'failed' } },
  },
  {
    name: 'long',
    title: 'Many goods with long names and high prices',
    props: {
      title: 'Wszystko, co chcielibyśmy mieć w nowym mieszkaniu',
      lead: 'Zbieramy tu rzeczy do przeprowadzki, żeby wspólnie wybrać te, których naprawdę potrzebujemy.',
    },
    data: { shown: { kind: 'sample', goods: many, state: 'read' } },
  },
  {
    name: 'broken',
    title: 'No pictures, no words',
    props: { title: 'Ulubione' },
    data: {
      shown: { kind: 'sample', goods: [{ ...kettle, image: undefined, summary: '' }], state: 'read' },
    },
  },
  {
    name: 'empty',
    title: 'Nothing on the list yet',
    props: { title: 'Ulubione' },
    data: { shown: { kind: 'sample', goods: [], state: 'read' } },
  },
];
