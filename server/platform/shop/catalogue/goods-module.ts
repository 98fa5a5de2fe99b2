import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { createGoodsCatalogue } from './goods-catalogue.ts';
import { registerGoodsRoutes } from './goods-routes.ts';
import { seedSandboxPrices } from './sandbox-prices.ts';

interface Needs extends Pick<Ground, 'orm' | 'sandbox' | 'log'> {
  readonly live: LiveContent;
}

/** The catalogue of the shop: goods by category, filters with counts, orders and neighbours. */
export const goodsModule = defineModule({
  name: 'goods',
  open: ({ orm, live }: Needs) => ({ goodsCatalogue: createGoodsCatalogue({ orm, live }) }),
  seed: async ({ orm, sandbox, log }) => {
    if (sandbox && (await seedSandboxPrices(orm)))
      log.info({}, 'goods of the sandbox were given a price history');
  },
  routes: registerGoodsRoutes,
});
