import type { DeliveryWay } from './shop-config.ts';

/** What delivering goods of this worth costs, in minor units. */
export const deliveryPrice = (
  way: Pick<DeliveryWay, 'price_minor' | 'free_from_minor'>,
  goodsMinor: number,
): number => (way.free_from_minor !== undefined && goodsMinor >= way.free_from_minor ? 0 : way.price_minor);
