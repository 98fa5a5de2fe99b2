import { expect, test } from 'vitest';
import { deliveryHint } from './delivery-hint.ts';
import type { CartDelivery } from './queries.ts';

const courier: CartDelivery = { to: 'address', price_minor: 1599, free_from_minor: 30_000 };
const point: CartDelivery = { to: 'point', price_minor: 1199, free_from_minor: 20_000 };
const branch: CartDelivery = { to: 'branch', price_minor: 0 };

test('[issue 17] the hint names the cheapest delivery and what is missing for a free one, to the last grosz', () => {
  const at = (minor: number) => deliveryHint([courier, point, branch], minor);
  expect(at(5_000)).toEqual({ fromMinor: 1199, missingMinor: 15_000 });
  expect(at(19_999)).toEqual({ fromMinor: 1199, missingMinor: 1 });
  expect(at(20_000)).toEqual({ fromMinor: 0, missingMinor: null });
  expect(deliveryHint([{ to: 'point', price_minor: 1199 }], 99)).toEqual({
    fromMinor: 1199,
    missingMinor: null,
  });
  expect(deliveryHint([branch], 99)).toBeNull();
});
