import type { GoodDetails, GoodSummary } from '#schemas/good.ts';
import type { Picture } from '#schemas/picture.ts';
import { attributeText } from '#ui/shop/attribute-text.ts';

/** One way of delivery, in the words of the page. */
export interface Delivery {
  readonly alias: string;
  readonly title: string;
  readonly priceMinor: number;
  readonly freeFromMinor?: number | undefined;
  readonly days: { readonly from: number; readonly to: number };
}

/** How the shop delivers and takes back. */
export interface DeliveryTerms {
  readonly currency: string;
  readonly ways: readonly Delivery[];
  readonly returnDays: number;
}

/** One of the group, and what tells it from the others, e.g. `Czarny, 128 GB`. */
export interface Variant {
  readonly good: Pick<GoodSummary, 'alias' | 'category' | 'title' | 'image' | 'available'>;
  readonly differs: string;
}

/** What the browser needs of an article: neither its description nor all of its variants. */
export interface ShownGood {
  readonly good: GoodSummary;
  readonly pictures: readonly Picture[];
  readonly variants: readonly Variant[];
  /** Names of the attributes in which the variants differ, e.g. `Kolor i pamięć`. */
  readonly differsIn: readonly string[];
}

/** An article as its page shows it. */
export function shownGood(found: GoodDetails, writeNumber: (value: number) => string): ShownGood {
  const { pictures = [], description: _, variants, differs_in, type, variant_group: _group, ...good } = found;
  const differing = (type?.attributes ?? []).filter(({ alias }) => differs_in.includes(alias));
  return {
    good,
    pictures: [...(good.image ? [good.image] : []), ...pictures],
    differsIn: differing.map(({ title }) => title),
    variants: variants.map((variant) => ({
      good: {
        alias: variant.alias,
        category: variant.category,
        title: variant.title,
        available: variant.available,
        ...(variant.image && { image: variant.image }),
      },
      differs: differing
        .map((attribute) => attributeText(attribute, variant, writeNumber))
        .filter(Boolean)
        .join(', '),
    })),
  };
}
