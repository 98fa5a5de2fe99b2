import type { CallRef } from './call-ref.ts';
import type { favouriteAdd, favouriteList, favouriteRemove } from './shop.ts';

/**
 * The wishlist’s calls as the browser has them: hearts stand on whatever shows goods, so no widget’s queries hand them over.
 * A test holds them to their records.
 */
export const favouriteRefs = {
  list: 'GET /v2/favourite' as CallRef<typeof favouriteList>,
  add: 'POST /v2/favourite/add' as CallRef<typeof favouriteAdd>,
  remove: 'POST /v2/favourite/remove' as CallRef<typeof favouriteRemove>,
};
