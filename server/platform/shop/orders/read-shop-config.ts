import { compileSchema } from '#schemas/compile-schema.ts';
import { ShopConfig, shopConfigCategory } from '#schemas/shop-config.ts';
import type { LiveContent } from '../../content/live/live-content.ts';

const check = compileSchema(ShopConfig);

/** How goods are delivered and given back; null where the site does not say so, and nothing can be ordered then. */
export async function readShopConfig(live: Pick<LiveContent, 'one'>): Promise<ShopConfig | null> {
  const { data } = await live.one('config', shopConfigCategory, { named: null, accepted: [] });
  return check.Check(data?.values) ? data.values : null;
}
