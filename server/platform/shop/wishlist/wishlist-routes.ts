import { favouriteAdd, favouriteList, favouriteRemove } from '#schemas/calls/shop.ts';
import { limits } from '#schemas/constants.ts';
import type { FavouriteGood } from '#schemas/favourite.ts';
import type { Good } from '#schemas/good.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { languageOf, putCounts, putState } from '../../content/routes/live-answer.ts';
import type { Customers } from '../../customers/customers.ts';
import { customerOf, readCustomer } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { summaryOf } from '../catalogue/good-summary.ts';
import type { Wishlists } from './wishlist.ts';
import { wishlistTexts } from './wishlist-texts.ts';

interface Parts {
  readonly live: LiveContent;
  readonly customers: Customers;
  readonly wishlists: Wishlists;
}

/** The wishlist (specification 7): a customer's own, or what a browser remembers of a guest's. */
export function registerWishlistRoutes(app: PlatformApp, { live, customers, wishlists }: Parts): void {
  serve(app, favouriteList, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { aliases, idOnly = false, with_product_type: withType = false } = request.query;
    const signedIn = aliases === undefined ? await readCustomer(customers.sessions, request) : null;
    const named = aliases?.split('.').filter((alias) => alias !== '') ?? [];
    const all = signedIn ? await wishlists.list(signedIn.customer.id) : [...new Set(named)];
    const limit = capLimit(request.query.limit, limits.wishlist);
    const wanted = all.slice(0, limit);
    putCounts(reply, { count: wanted.length, total: all.length, limit });
    if (idOnly) return { data: wanted };
    const language = languageOf(request);
    const answer = await live.some('good', wanted, language);
    putState(reply, answer);
    const byAlias = new Map(answer.entries.map(({ data }) => [data.alias, data]));
    const goods = wanted.flatMap((alias) => byAlias.get(alias) ?? []);
    putCounts(reply, { count: goods.length, total: all.length, limit });
    return { data: withType ? await typed(goods, live, language) : goods.map(summaryOf) };
  });

  serve(app, favouriteAdd, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { id } = customerOf(request).customer;
    const data = await wishlists.add(id, request.body.aliases);
    if (data) return { data };
    throw new PlatformError('wrong_state', refuseIn(wishlistTexts, personLanguageOf(request), 'full'));
  });

  serve(app, favouriteRemove, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await wishlists.remove(customerOf(request).customer.id, request.body.aliases) };
  });
}

/** Goods with what is said of their types. */
async function typed(
  goods: readonly Good[],
  live: LiveContent,
  language: WantedLanguage,
): Promise<FavouriteGood[]> {
  const names = [...new Set(goods.flatMap(({ product_type }) => product_type ?? []))];
  const types = await live.some('product-type', names, language);
  const byAlias = new Map(types.entries.map(({ data }) => [data.alias, data]));
  return goods.map((good) => ({
    ...summaryOf(good),
    type: byAlias.get(good.product_type ?? '') ?? null,
  }));
}
