import { compileSchema } from '#schemas/compile-schema.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { GoodDetails, PriceHistory } from '#schemas/good.ts';
import { GoodNeighbours } from '#schemas/goods-list.ts';
import { checked } from './checked.ts';
import { type DocumentCall, fillCall } from './document-call.ts';
import type { CallContext } from './named-documents.ts';

const good = compileSchema(GoodDetails);
const neighbours = compileSchema(GoodNeighbours);
const priceHistory = compileSchema(PriceHistory);

/** One article with its product type and its variants. */
export function goodCall(at: CallContext, alias: string): DocumentCall<GoodDetails> {
  const request = fillCall('catalog.good', {
    ...at,
    params: { alias },
    query: { with_product_type: 'true' },
  });
  return {
    key: `catalog.good ${at.locale} ${alias}`,
    request,
    profile: 'goods',
    tags: [contentKinds.good.tag('', at.locale)],
    read: checked(good, request.path),
  };
}

/** What stands beside an article in a list: visitors put its query together themselves. */
export function goodNeighboursCall(
  at: CallContext,
  { alias, category, list }: { readonly alias: string; readonly category: string; readonly list: string },
): DocumentCall<GoodNeighbours> {
  const request = fillCall('catalog.neighbours', { ...at, params: { alias }, query: { category, list } });
  return {
    key: `catalog.neighbours ${at.locale} ${JSON.stringify([alias, category, list])}`,
    request,
    profile: 'goods_lists',
    tags: [contentKinds.good.tag('', at.locale)],
    read: checked(neighbours, request.path),
  };
}

/** What an article cost in the last days. */
export function priceHistoryCall(at: CallContext, alias: string): DocumentCall<PriceHistory> {
  const request = fillCall('catalog.price-history', { ...at, params: { alias } });
  return {
    key: `catalog.price-history ${at.locale} ${alias}`,
    request,
    profile: 'goods',
    tags: [contentKinds.good.tag('', at.locale)],
    read: checked(priceHistory, request.path),
  };
}
