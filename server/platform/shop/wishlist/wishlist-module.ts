import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { Customers } from '../../customers/customers.ts';
import { createWishlists } from './wishlist.ts';
import { registerWishlistRoutes } from './wishlist-routes.ts';

interface Needs extends Pick<Ground, 'orm' | 'now'> {
  readonly live: LiveContent;
  readonly customers: Customers;
}

/** What customers like and have not bought yet. */
export const wishlistModule = defineModule({
  name: 'wishlist',
  open: ({ orm, now }: Needs) => ({ wishlists: createWishlists({ orm, now }) }),
  routes: registerWishlistRoutes,
});
