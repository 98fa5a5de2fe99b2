import { inLocale, type SiteEntry } from '../entry.ts';
import { goodCategory, goodsOf } from '../good.ts';

interface Words {
  readonly category: readonly [title: string, description: string];
  readonly once: string;
  readonly instalments: string;
  readonly laptop: readonly [title: string, summary: string, alt: string];
  readonly bicycle: readonly [title: string, summary: string, alt: string];
  readonly lamp: readonly [title: string, summary: string, alt: string];
}

const words: Readonly<Record<string, Words>> = {
  en: {
    category: ['For home and work', 'Things that serve for years.'],
    once: 'One payment',
    instalments: 'Instalments',
    laptop: ['14-inch laptop', '16 GB of memory, ten hours on one charge.', 'An open laptop with a chart'],
    bicycle: [
      'City bicycle with a basket',
      'Seven gears, lights and mudguards.',
      'A bicycle with a yellow basket',
    ],
    lamp: ['Pendant lamp', 'Metal shade, 45 cm wide, warm light.', 'A red lamp above a table'],
  },
  ru: {
    category: ['Для дома и работы', 'Вещи, которые служат годами.'],
    once: 'Одним платежом',
    instalments: 'Частями',
    laptop: ['Ноутбук 14 дюймов', '16 ГБ памяти, десять часов без зарядки.', 'Открытый ноутбук с диаграммой'],
    bicycle: [
      'Городской велосипед с корзиной',
      'Семь передач, фары и крылья.',
      'Велосипед с жёлтой корзиной',
    ],
    lamp: ['Подвесная лампа', 'Металлический абажур 45 см, тёплый свет.', 'Красная лампа над столом'],
  },
  uk: {
    category: ['Для дому й роботи', 'Речі, що служать роками.'],
    once: 'Одним платежем',
    instalments: 'Частинами',
    laptop: [
      'Ноутбук 14 дюймів',
      '16 ГБ пам’яті, десять годин без заряджання.',
      'Відкритий ноутбук із діаграмою',
    ],
    bicycle: [
      'Міський велосипед із кошиком',
      'Сім передач, ліхтарі та крила.',
      'Велосипед із жовтим кошиком',
    ],
    lamp: ['Підвісна лампа', 'Металевий абажур 45 см, тепле світло.', 'Червона лампа над столом'],
  },
};

const alias = 'home-and-work';

/** One category with three articles, in every language. */
export const goods: SiteEntry[] = Object.entries(words).flatMap(([locale, own]) => {
  const entry = inLocale(locale);
  const good = goodsOf(alias, [
    { id: 'one-payment', title: own.once },
    { id: 'instalments', title: own.instalments },
  ]);
  const named = ([title, summary, alt]: readonly [string, string, string]) => ({ title, summary, alt });
  const articles = [
    good({ alias: 'laptop', picture: 'laptop', price: 299_900, ...named(own.laptop) }),
    good({
      alias: 'city-bicycle',
      picture: 'bicycle',
      price: 199_900,
      reduced: { from: 219_900, lowest: 209_900 },
      ...named(own.bicycle),
    }),
    good({ alias: 'pendant-lamp', picture: 'lamp', price: 32_900, available: false, ...named(own.lamp) }),
  ];
  return [
    entry('good-category', alias, goodCategory(alias, ...own.category, 'desk')),
    ...articles.map((article) => entry('good', article.alias, article)),
  ];
});
