import type { Good, GoodCategory, SaleCondition } from '#schemas/good.ts';
import type { Picture } from '#schemas/picture.ts';
import type { ProductType } from '#schemas/product-type.ts';
import { colours } from './colours.ts';
import { type PictureView, pictureAddress } from './picture.ts';
import { type Family, type Model, type Shelf, type TermsName, terms } from './shelf.ts';
import { shelves } from './shelves/index.ts';

/** A number and what follows it stay in one line: `20 000 zł`, `12 godzin`. */
const whole = (text: string): string => text.replace(/(\d) (?=[\p{L}\d%])/gu, '$1\u00a0');

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');

/** The name of a colour as it agrees with its noun. */
const agreed = (title: string, gender: Family['gender']): string =>
  title.replace(/y$/, { m: 'y', f: 'a', n: 'e' }[gender]);

export const demoCategories = (): GoodCategory[] =>
  shelves.map(({ alias, parent, title, description, families: [first] }, order) => {
    const colour = first?.models[0]?.colours[0];
    return {
      id: `good-category-${alias}`,
      alias,
      title,
      description,
      parent,
      order: order + 1,
      ...(first && colour && { image: picture(first, colour, 'front', '') }),
    };
  });

export const demoProductTypes = (): ProductType[] =>
  shelves.map(({ type, families }) => ({
    id: `product-type-${type.alias}`,
    alias: type.alias,
    title: type.title,
    attributes: [
      { alias: 'marka', title: 'Marka', kind: 'choice' as const, values: brandsOf(families) },
      { alias: 'kolor', title: 'Kolor', kind: 'choice' as const, values: colourValues },
      ...Object.entries(type.choices).map(([alias, [title, values]]) => ({
        alias,
        title,
        kind: 'choice' as const,
        values: Object.entries(values).map(([value, words]) => ({ alias: value, title: words })),
      })),
      ...Object.entries(type.numbers).map(([alias, [title, unit]]) => ({
        alias,
        title,
        kind: 'number' as const,
        ...(unit !== '' && { unit }),
      })),
    ],
  }));

const colourValues = Object.entries(colours).map(([alias, { title }]) => ({ alias, title }));

const brandsOf = (families: readonly Family[]) =>
  [...new Set(families.flatMap(({ models }) => models.map(({ brand }) => brand)))]
    .toSorted()
    .map((title) => ({ alias: slug(title), title }));

/** Every article of the shelves. */
export const demoGoods = (): Good[] =>
  shelves
    .flatMap((shelf) =>
      shelf.families.flatMap((family) => family.models.map((model) => ({ shelf, family, model }))),
    )
    .flatMap(({ shelf, family, model }, index) => {
      const variants = model.colours.flatMap((colour) =>
        (model.sizes ?? [undefined]).map((size) => ({ colour, size })),
      );
      return variants.map((variant, at) => {
        const full = 100 * (model.price + (variant.size?.more ?? 0));
        return article(shelf, family, model, {
          ...variant,
          // One of a third of the models is reduced, one of a fifth cannot be had.
          price: index % 3 === 1 && at === variants.length - 1 ? reduced(full) : { price_minor: full },
          available: index % 5 !== 2 || at !== 1,
        });
      });
    });

type Price = Pick<Good, 'price_minor' | 'old_price_minor' | 'lowest_price_minor'>;

/** About a seventh off, with the lowest price of the month between. */
function reduced(full: number): Price {
  const price = Math.round((full * 0.86) / 1000) * 1000 - 100;
  return {
    price_minor: price,
    old_price_minor: full,
    lowest_price_minor: Math.ceil((price + full) / 200) * 100,
  };
}

interface Variant {
  readonly colour: Model['colours'][number];
  readonly size: NonNullable<Model['sizes']>[number] | undefined;
  readonly price: Price;
  readonly available: boolean;
}

function article(
  shelf: Shelf,
  family: Family,
  model: Model,
  { colour, size, price, available }: Variant,
): Good {
  const group = `${family.alias}-${slug(model.name)}`;
  const alias = [group, colour, ...(size ? [size.alias] : [])].join('-');
  const colourTitle = agreed(colours[colour].title, family.gender);
  const title = [`${family.title} ${model.brand} ${model.name}`, colourTitle, ...(size ? [size.title] : [])];
  const shown = `${family.shows}, kolor ${colours[colour].title}`;
  return {
    id: `good-${alias}`,
    alias,
    category: shelf.alias,
    title: title.join(', '),
    summary: whole(model.summary),
    image: picture(family, colour, 'front', shown),
    pictures: [
      picture(family, colour, 'detail', `${shown}, zbliżenie`),
      picture(family, colour, 'box', `${family.title} w opakowaniu`),
    ],
    description: descriptionOf(family, model),
    ...price,
    currency: 'PLN',
    available,
    product_type: shelf.type.alias,
    attributes: [
      { alias: 'marka', values: [slug(model.brand)] },
      { alias: 'kolor', values: [colour] },
      ...Object.entries({ ...model.choices, ...size?.choices }).map(([name, values]) => ({
        alias: name,
        values: [...values],
      })),
      ...Object.entries({ ...model.numbers, ...size?.numbers }).map(([name, number]) => ({
        alias: name,
        number,
      })),
    ],
    sale_conditions: conditionsOf(family.sold, price.price_minor),
    variant_group: group,
  };
}

function picture(
  { drawing }: Family,
  colour: Model['colours'][number],
  view: PictureView,
  alt: string,
): Picture {
  return { src: pictureAddress(drawing, colour, view), alt, width: 480, height: 360 };
}

const descriptionOf = ({ about, inBox }: Family, { summary }: Model): string =>
  `<p>${whole(about)}</p><p>${whole(summary)}</p><h2>W opakowaniu</h2><ul>${inBox
    .map((thing) => `<li>${whole(thing)}</li>`)
    .join('')}</ul>`;

const conditionsOf = (name: TermsName, price: number): SaleCondition[] =>
  terms[name].map((one) => ({
    id: one.id,
    title: one.title,
    ...('times' in one && { price_minor: Math.round((price * one.times) / 100) * 100 }),
  }));
