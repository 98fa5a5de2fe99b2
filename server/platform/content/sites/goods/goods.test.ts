import { describe, expect, test } from 'vitest';
import type { Good } from '#schemas/good.ts';
import { shopSite } from '../index.ts';
import { colours } from './colours.ts';
import { drawings } from './drawings/index.ts';
import { demoCategories, demoGoods, demoProductTypes } from './goods.ts';
import { pictureAt } from './picture.ts';
import { withoutShelves, withShelves } from './site-goods.ts';

const goods = demoGoods();
const types = new Map(demoProductTypes().map((type) => [type.alias, type]));

describe('[issue 17] the goods of the demo shop', () => {
  test('are 240 with those of the file, in 12 categories below the 4 of the file', () => {
    const all = shopSite.entries.filter(({ kind }) => kind === 'good').map(({ data }) => data as Good);
    expect(all).toHaveLength(240);
    expect(new Set(goods.map(({ category }) => category)).size).toBe(12);
    expect(new Set(demoCategories().map(({ parent }) => parent)).size).toBe(4);
    for (const [category, ones] of Map.groupBy(goods, (good) => good.category))
      expect(ones.length, category).toBe(19);
  });

  test('say only what their product type knows, each thing once', () => {
    for (const { alias, product_type = '', attributes = [] } of goods) {
      const known = new Map(types.get(product_type)?.attributes.map((one) => [one.alias, one]));
      expect(new Set(attributes.map((one) => one.alias)).size, alias).toBe(attributes.length);
      for (const said of attributes) {
        const attribute = known.get(said.alias);
        expect(attribute?.kind, `${alias} ${said.alias}`).toBe(said.values ? 'choice' : 'number');
        const values = attribute?.values?.map((one) => one.alias);
        for (const value of said.values ?? []) expect(values, alias).toContain(value);
      }
    }
  });

  test('differ in title, and have variants, reductions, own prices and some that cannot be had', () => {
    expect(new Set(goods.map(({ title }) => title)).size).toBe(goods.length);
    for (const [group, ones] of Map.groupBy(goods, ({ variant_group }) => variant_group))
      expect(ones.length, group).toBeGreaterThan(1);
    const share = (which: (good: Good) => boolean) => goods.filter(which).length / goods.length;
    expect(share(({ old_price_minor }) => old_price_minor !== undefined)).toBeGreaterThan(0.08);
    expect(share(({ available }) => !available)).toBeGreaterThan(0.04);
    expect(share(({ sale_conditions: [, other] = [] }) => other?.price_minor !== undefined)).toBeGreaterThan(
      0.3,
    );
  });

  test('[issue 17] have pictures of their own: well-formed, small, in every colour and from every side', () => {
    const seen = new Set<string>();
    for (const { image, pictures = [] } of goods)
      for (const { src } of [...(image ? [image] : []), ...pictures]) {
        const text = pictureAt(src) ?? '';
        expect(text, src).toMatch(/^<svg .*<\/svg>\n$/s);
        expect(text.match(/<(g|svg|defs|pattern)\b/g)?.length, src).toBe(
          text.match(/<\/(g|svg|defs|pattern)>/g)?.length,
        );
        expect(text, src).not.toMatch(/undefined|NaN/);
        expect(text.length, src).toBeLessThan(5000);
        seen.add(text);
      }
    expect(seen.size).toBeGreaterThan(3 * 100);
    expect(new Set(goods.map(({ image }) => image?.src.match(/drawn\/(\w+)-/)?.[1]))).toEqual(
      new Set(Object.keys(drawings)),
    );
    expect(Object.keys(colours)).toHaveLength(8);
  });

  test.each([
    '/illustrations/drawn/kettle.svg',
    '/illustrations/drawn/constructor-zielony.svg',
    '/illustrations/goods/lamp.svg',
    '/illustrations/drawn/kettle-valueOf.svg',
  ])('no picture is drawn for %s', (address) => expect(pictureAt(address)).toBeUndefined());

  test('what an editor changed of them stands in the file, the rest does not', () => {
    const [first, second] = shopSite.entries.filter(({ key }) => key.startsWith('czajnik-'));
    if (!first || !second) throw new Error('no kettles');
    const changed = { ...first, data: { ...(first.data as Good), price_minor: 1 } };
    const edited = { name: 'shop', entries: [changed, second] };
    expect(withoutShelves(edited).entries).toEqual([changed]);
    expect(withShelves(withoutShelves(edited)).entries).toContainEqual(changed);
    expect(withoutShelves(withShelves({ name: 'shop', entries: [] })).entries).toEqual([]);
  });
});
