import { expect, test } from 'vitest';
import type { GoodSummary } from '#schemas/good.ts';
import { pickRelated } from './pick-related.ts';

const good = (alias: string, available = true): GoodSummary => ({
  id: alias,
  alias,
  category: 'c',
  title: alias,
  summary: '',
  price_minor: 1,
  currency: 'PLN',
  available,
});
const aliases = (goods: readonly GoodSummary[]) => goods.map(({ alias }) => alias);

test('[issue 17] beside an article neither itself nor its variants are offered, and what can be had comes first', () => {
  const goods = [good('own'), good('gone', false), good('own-red'), good('b'), good('a')];
  const article = { alias: 'own', variants: [good('own'), good('own-red')] };
  expect(aliases(pickRelated(goods, { article, count: 5 }))).toEqual(['b', 'a', 'gone']);
  expect(aliases(pickRelated(goods, { article, count: 1 }))).toEqual(['b']);
  expect(aliases(pickRelated(goods, { article: null, count: 2 }))).toEqual(['own', 'own-red']);
});
