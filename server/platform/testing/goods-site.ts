import type { Good, GoodCategory } from '#schemas/good.ts';
import type { ProductType } from '#schemas/product-type.ts';
import type { SiteExport } from '../content/seed.ts';
import { fixtureSite } from './fixture-site.ts';

const category = (alias: string, parent?: string): GoodCategory => ({
  id: alias,
  alias,
  title: alias,
  ...(parent !== undefined && { parent }),
});

/** A tree with a leaf below a leaf, one category without goods, and two that are a part of each other. */
export const goodsCategories: readonly GoodCategory[] = [
  category('electronics'),
  category('phones', 'electronics'),
  category('seniors', 'phones'),
  category('chairs'),
  category('nothing'),
  category('hen', 'egg'),
  category('egg', 'hen'),
];

const values = (...aliases: string[]) => aliases.map((alias) => ({ alias, title: alias.toUpperCase() }));

export const productTypes: readonly ProductType[] = [
  {
    id: 'phone',
    alias: 'phone',
    title: 'Telefon',
    attributes: [
      { alias: 'colour', title: 'Kolor', kind: 'choice', values: values('black', 'white') },
      { alias: 'network', title: 'Sieć', kind: 'choice', values: values('4g', '5g') },
      { alias: 'screen', title: 'Ekran', kind: 'number', unit: 'cale' },
    ],
  },
  {
    id: 'chair',
    alias: 'chair',
    title: 'Krzesło',
    attributes: [
      { alias: 'colour', title: 'Kolor', kind: 'choice', values: values('white', 'oak') },
      { alias: 'height', title: 'Wysokość', kind: 'number', unit: 'cm' },
    ],
  },
];

const places = ['phones', 'seniors', 'chairs', 'electronics', 'hen', 'egg'];

/** Goods that differ in everything a list is narrowed and sorted by, with many equals. */
export const goods: readonly Good[] = Array.from({ length: 72 }, (_, at): Good => {
  const isChair = places[at % places.length] === 'chairs';
  const colours = isChair ? ['white', 'oak'] : ['black', 'white'];
  return {
    id: `good-${at}`,
    alias: `good-${at}`,
    category: places[at % places.length] ?? '',
    title: `${['łóżko', 'Lampa', 'żaba', 'Zegar'][at % 4]} ${at % 9}`,
    summary: '',
    price_minor: 1000 * ((at * 7) % 11),
    currency: 'PLN',
    available: at % 5 !== 0,
    // Of some nothing is said.
    ...(at % 8 !== 7 && {
      product_type: isChair ? 'chair' : 'phone',
      attributes: [
        { alias: 'colour', values: at % 3 === 0 ? colours : [colours[at % 2] ?? ''] },
        ...(isChair
          ? [{ alias: 'height', number: 40 + (at % 4) }]
          : [
              { alias: 'network', values: [at % 4 < 2 ? '4g' : '5g'] },
              { alias: 'screen', number: 5 + (at % 5) / 2 },
            ]),
      ],
    }),
  };
});

/** The fixture's languages and configs, with these goods in place of its own. */
export const goodsSite: SiteExport = {
  name: 'goods',
  entries: [
    ...fixtureSite.entries.filter(({ kind }) => kind === 'language' || kind === 'config'),
    ...goodsCategories.map((data) => ({
      kind: 'good-category' as const,
      key: data.alias,
      locale: 'pl',
      data,
    })),
    ...productTypes.map((data) => ({ kind: 'product-type' as const, key: data.alias, locale: 'pl', data })),
    ...goods.map((data) => ({ kind: 'good' as const, key: data.alias, locale: 'pl', data })),
  ],
};
