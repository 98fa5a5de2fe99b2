import type { ContentReader } from '#registry/content-reader.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { ShopConfig, shopConfigCategory } from '#schemas/shop-config.ts';

const config = compileSchema(ShopConfig);

/** How the shop delivers and takes back; null where nothing is configured, or not in order: then nothing is promised. */
export async function readShopConfig(content: Pick<ContentReader, 'config'>): Promise<ShopConfig | null> {
  const values = await content.config(shopConfigCategory);
  return config.Check(values) ? values : null;
}
