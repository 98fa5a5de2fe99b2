import { useEffect } from 'react';
import type { ViewProps } from '#registry/widget.ts';
import { takeOverPlainCart } from '#ui/shop/cart/take-over-plain-cart.ts';
import { useDeviceCart, useSampleCart } from '#ui/shop/cart/use-cart-model.ts';
import { CartView } from './cart-view.tsx';
import type { CartProps } from './props.ts';
import type { queries } from './queries.ts';

type Props = ViewProps<CartProps, never, ReturnType<typeof queries>>;

/** The cart: what is in it, what it costs now, and the way to the order. */
export function Cart(view: Props) {
  return view.data.place.sample ? <SampleCart {...view} /> : <DeviceCart {...view} />;
}

function DeviceCart(view: Props) {
  const { plain } = view.data.place;
  useEffect(() => {
    if (plain) takeOverPlainCart(plain.rows);
  }, [plain]);
  return <CartView {...view} cart={useDeviceCart()} />;
}

function SampleCart(view: Props) {
  const { lines = [], state } = view.data.place.sample ?? {};
  return <CartView {...view} cart={useSampleCart(lines, state !== 'reading')} />;
}

export default Cart;
